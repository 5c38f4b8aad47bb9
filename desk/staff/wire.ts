import type { EnquiryTable, OutboxTable } from '../database/tables.ts';
import type { Template } from './requests.ts';
import type { Role } from './tables.ts';

/** What the staff's API answers, as server and application agree on it. Instants are milliseconds. */

/** A line of the list. */
export interface EnquiryLine {
  id: string;
  kind: EnquiryTable['kind'];
  reference: string;
  receivedAt: number;
  name: string;
  company: string;
  interest: string;
  budget: string;
  country: string;
  /** Beginning of the message. */
  preview: string;
  status: EnquiryTable['status'];
  assignee: string | null;
  snoozedUntil: number | null;
  suspect: boolean;
  answerDue: number;
  firstAnswerAt: number | null;
  /** When a booking begins. */
  startsAt: number | null;
  /** A cancelled one takes place no more. */
  isCancelled: boolean;
}

/** A page of the list; `next` goes into `before` for the page after it. */
export interface EnquiryPage {
  items: EnquiryLine[];
  next?: string | undefined;
}

export interface NoteLine {
  id: string;
  kind: 'note' | 'answer';
  author: string;
  at: number;
  text: string;
  outboxId: string | null;
}

export interface MailLine {
  id: string;
  purpose: string;
  state: OutboxTable['state'];
  attempts: number;
  dueAt: number;
  createdAt: number;
  endedAt: number | null;
  error: string | null;
}

export interface EventLine {
  id: number;
  at: number;
  actor: string;
  act: string;
  detail: Record<string, string | number | boolean | null>;
}

export interface BookingLine {
  session: string;
  startsAt: number;
  endsAt: number;
  zone: string;
  state: 'held' | 'cancelled';
  /** How often it was moved or cancelled. */
  sequence: number;
}

/** Everything about one enquiry. */
export interface EnquiryWhole {
  enquiry: EnquiryLine & {
    page: string;
    firstName: string;
    lastName: string;
    email: string;
    message: string;
    consent: boolean;
    consentText: string | null;
    consentAt: number | null;
    suspectWhy: string[];
    eraseAfter: number;
  };
  booking?: BookingLine | undefined;
  notes: NoteLine[];
  mails: MailLine[];
  events: EventLine[];
  /** Others of the same person. */
  others: { id: string; reference: string; receivedAt: number }[];
}

/** Who is signed in, and what the application needs to know of the company. */
export interface Me {
  account: { id: string; name: string; role: Role; email: string };
  way: 'passkey' | 'recovery';
  brand: string;
  locale: string;
  city: string;
  zone: string;
  interests: string[];
  budgets: { value: string; label: string }[];
  sessions: Record<string, string>;
  /** Why an enquiry looks suspect, in words. */
  suspicion: Record<string, string>;
  staff: { id: string; name: string; role: Role; open: boolean }[];
  templates: Template[];
  /** Goes with the templates that an owner saves. */
  templatesVersion: number;
  /** Whether mails go out at all. */
  smtp: boolean;
  codesLeft: number;
}

/** The office's templates of answers. */
export interface TemplatesState {
  templates: Template[];
  /** How often they were saved. */
  version: number;
  /** Who saved them last, and when; null where nobody has yet. */
  by: string | null;
  at: number | null;
}

export interface Figures {
  /** Twelve weeks, oldest first, by their Monday at the office. */
  weeks: { monday: string; count: number; late: number }[];
  pages: { page: string; count: number }[];
  todo: number;
  /** Waiting longer than was promised, now. */
  overdue: number;
  /** Of those answered in the twelve weeks. */
  answered: number;
  inTime: number;
  /** Milliseconds from arrival to first answer. */
  median: number | null;
}

export interface OutboxLine extends MailLine {
  channel: 'mail' | 'webhook';
  /** The address of an e-mail, the host of a webhook. */
  to: string;
  /** The subject of an e-mail, the type of what a webhook is told. */
  subject: string;
  enquiryId: string | null;
}

export interface OutboxState {
  smtp: boolean;
  /** E-mails that wait. */
  waiting: number;
  /** What nobody took, e-mails and deliveries to the webhook. */
  dead: number;
  items: OutboxLine[];
}

export interface StaffState {
  accounts: {
    id: string;
    name: string;
    role: Role;
    createdAt: number;
    disabledAt: number | null;
  }[];
  invitations: { id: string; name: string; role: Role; endsAt: number }[];
}

export interface OwnKeys {
  passkeys: { id: string; label: string; createdAt: number; usedAt: number | null }[];
  codesLeft: number;
}

/** A browser in which somebody is signed in. */
export interface SessionLine {
  id: string;
  /** In words; empty where the browser did not say. */
  browser: string;
  way: 'passkey' | 'recovery';
  createdAt: number;
  seenAt: number;
  isCurrent: boolean;
}

/** What can be sent to the newsletter's subscribers, and what was. */
export interface NewsState {
  subscribers: number;
  /** Articles, with the words that an issue about each begins with. */
  articles: { page: string; title: string; date: string; subject: string; text: string }[];
  issues: {
    id: string;
    subject: string;
    page: string;
    author: string;
    at: number;
    recipients: number;
    endedAt: number | null;
  }[];
  /** Letters of all issues that have not gone out, and those that nobody took. */
  waiting: number;
  dead: number;
}

/** An issue as a subscriber gets it. */
export interface IssuePreview {
  subject: string;
  text: string;
}

/** What a server-sent event says: one enquiry, the e-mails, or anything may be different from what was read before. */
export type LiveMessage = { type: 'changed'; id: string } | { type: 'outbox' } | { type: 'all' };
