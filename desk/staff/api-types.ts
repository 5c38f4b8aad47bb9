import type { FieldName, FieldsMessages } from '@falaj/contract/fields.ts';
import type { OfficeHours } from '@falaj/contract/office-hours.ts';
import type { Visit } from '@falaj/contract/visit.ts';
import type { EnquiryTable, NoReceipt, OutboxTable } from '../database/tables.ts';
import type { AnswerTemplate } from './requests.ts';
import type { Role } from './tables.ts';

/**
 * Answers of the staff's API that server and application name; all others are what their routes return. Instants are in
 * milliseconds.
 */

/** A line of the list. */
export interface EnquiryLine {
  id: string;
  kind: EnquiryTable['kind'];
  reference: string;
  receivedAt: number;
  name: string;
  company: string;
  interest: string;
  country: string;
  /** Language of the page it was written on, such as `ar`. */
  language: string;
  /** Beginning of the message. */
  preview: string;
  status: EnquiryTable['status'];
  assignee: string | null;
  snoozedUntil: number | null;
  suspect: boolean;
  answerDue: number;
  firstAnswerAt: number | null;
  /** Id of the session that was booked, and when it begins and ends. */
  session: string | null;
  startsAt: number | null;
  endsAt: number | null;
  /** Whether its booking was cancelled. */
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
    /** What is known of the visit. */
    visit: Visit;
    /** What was typed into the form. */
    fields: Record<FieldName, string>;
    consent: boolean;
    consentText: string | null;
    consentAt: number | null;
    suspectWhy: string[];
    /** Why the visitor was sent no receipt; empty where they were. */
    noReceipt: NoReceipt;
    eraseAfter: number;
    /** The subject with which an answer begins. */
    answerSubject: string;
  };
  booking?: BookingLine | undefined;
  notes: NoteLine[];
  mails: MailLine[];
  events: EventLine[];
  /** Other enquiries of the same person. */
  others: { id: string; reference: string; receivedAt: number }[];
}

/** The signed-in account, and what the application needs to know of the company. */
export interface Me {
  account: { id: string; name: string; role: Role; email: string };
  way: 'passkey' | 'recovery';
  brand: string;
  /** The company's name by language, for what visitors read. */
  brands: Record<string, string>;
  locale: string;
  /** The language of the office, and every language of the site. */
  language: string;
  languages: string[];
  city: string;
  hours: OfficeHours;
  /** The messages of the forms' fields. */
  fields: FieldsMessages;
  sessions: Record<string, string>;
  /** Why an enquiry looks suspect, in words. */
  suspicion: Record<string, string>;
  /** Why a visitor was sent no receipt, in words. */
  noReceipt: Record<Exclude<NoReceipt, ''>, string>;
  staff: { id: string; name: string; role: Role; open: boolean }[];
  templates: AnswerTemplate[];
  /** Version of the answer templates, which is sent back when an owner saves them. */
  templatesVersion: number;
  /** Whether e-mails can be sent at all. */
  smtp: boolean;
  /** When the newest backup was made, null where there is none; only where there should be a newer one. */
  lateBackup?: { at: number | null } | undefined;
  codesLeft: number;
}

/** The office's answer templates. */
export interface AnswerTemplatesState {
  templates: AnswerTemplate[];
  /** Version: how often they were saved. */
  version: number;
  /** Who saved them last, and when; null where nobody has yet. */
  by: string | null;
  at: number | null;
}

/** A server-sent event: one enquiry, the e-mails, or everything may have changed since it was fetched. */
export type LiveMessage = { type: 'changed'; id: string } | { type: 'outbox' } | { type: 'all' };
