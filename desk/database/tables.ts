import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { StaffTables } from '../staff/tables.ts';
import type { VisitColumns } from './visit.ts';

/**
 * The tables as they are in both databases. Instants are milliseconds since 1970 in UTC, booleans are 1 and 0,
 * and lists and objects are JSON in a text, which SQLite and Postgres store alike.
 */
export interface Tables extends StaffTables {
  enquiry: EnquiryTable;
  request: RequestTable;
  outbox: OutboxTable;
  booking: BookingTable;
  slot: SlotTable;
  subscriber: SubscriberTable;
  event: EventTable;
  note: NoteTable;
  setting: SettingTable;
  job: JobTable;
  spent_work: SpentWorkTable;
  issue: IssueTable;
  receipt: ReceiptTable;
}

/** Too many to one mailbox, an address of the desk itself, or one that programs send from; empty where there was one. */
export type NoReceipt = '' | 'limit' | 'own' | 'machine';

/** A message or a booking as the visitor sent it, and how the office deals with it. */
export interface EnquiryTable extends VisitColumns {
  id: string;
  kind: 'message' | 'booking';
  /** The reference that the visitor is given, such as `FJ-20261121-7K3QX`. */
  reference: string;
  received_at: number;
  /** Path of the page it was written on. */
  page: string;
  /** Language of that page, in which the visitor is answered: its name in addresses, such as `ar`. */
  language: string;
  first_name: string;
  last_name: string;
  email: string;
  /** The e-mail address in the one form by which a person is found (mail/person-of.ts). */
  person: string;
  company: string;
  interest: string;
  budget: string;
  message: string;
  /** What was typed into fields without a column (fields.ts), as JSON. */
  extra: string;
  /** What a search looks through, in one form (`normalizedText` in fields.ts); the databases know it by this name. */
  folded: string;
  /** Country from the header that DESK_COUNTRY_HEADER names (ISO 3166-1); empty where none is set. */
  country: string;
  /** Whether the box for news was ticked; if so, its text, the version of that text, and the time follow. */
  consent: number;
  consent_text: string | null;
  consent_version: string | null;
  consent_at: number | null;
  suspect: number;
  /** Why it is suspect: some of `form`, `work` and `staff`, separated by commas. */
  suspect_why: string;
  /** Outbox row of the mail that first told the visitor, a receipt or an invitation; it outlives that row (mail/receipts.ts). */
  receipt_id: string | null;
  /** Why there was none although it is not suspect. */
  no_receipt: ColumnType<NoReceipt, NoReceipt | undefined>;
  status: 'new' | 'open' | 'answered' | 'closed';
  /** Account of the member of staff who answers it. */
  assignee: string | null;
  snoozed_until: number | null;
  /**
   * When an answer is promised, by office hours. For a booking, whose invitation counts as the answer, it is
   * the beginning of the session.
   */
  answer_due: number;
  first_answer_at: number | null;
  /**
   * When it is to be erased. For a booking this counts from the end of the session, so that none is erased
   * before it.
   */
  erase_after: number;
  /** Only on Postgres: the transaction that wrote it (005-written.ts). */
  written?: Generated<string>;
}

/** Every key under which something was created, kept for ever; it contains no personal data. */
export interface RequestTable {
  key: string;
  /** Digest of what was sent with it, keyed with the desk's secret. */
  digest: string;
  received_at: number;
  /** Id of the enquiry or the subscriber that it made; null where that was not kept yet. */
  made: string | null;
}

/** What is to be sent by e-mail or to the webhook, and how that went. */
export interface OutboxTable {
  /** Identifier over every try: the left part of the Message-ID, or the id of a webhook's delivery. */
  id: string;
  channel: 'mail' | 'webhook';
  purpose: string;
  enquiry_id: string | null;
  /** The person it goes to or is about, so that erasing finds it. */
  person: string | null;
  content: string;
  /** `dead` was taken by no server, `bounced` by one, and came back. */
  state: 'waiting' | 'sending' | 'sent' | 'dead' | 'bounced';
  attempts: number;
  due_at: number;
  /** The process that is sending it, and until when no other may. */
  claim: string | null;
  claimed_until: number | null;
  error: string | null;
  created_at: number;
  ended_at: number | null;
}

/** A session at a time. */
export interface BookingTable {
  /** The beginning of the calendar entry's UID, which stays the same however often the session is moved. */
  id: string;
  enquiry_id: string;
  session: string;
  starts_at: number;
  ends_at: number;
  /** The visitor's time zone. */
  zone: string;
  /** The visitor's language, as in the enquiry. */
  language: string;
  /** A cancelled booking stays as a record and takes no time. */
  state: 'held' | 'cancelled';
  /** How often it was moved or cancelled: the SEQUENCE of the calendar entry (RFC 5545, 3.8.7.4). */
  sequence: number;
}

/** A quarter of an hour that is taken; its primary key keeps two visitors from having it. */
export interface SlotTable {
  starts_at: number;
  booking_id: string;
}

/** A subscriber of the newsletter, or somebody who asked to be one. A person has one row that has not left. */
export interface SubscriberTable extends VisitColumns {
  id: string;
  email: string;
  person: string;
  /** Somebody who has left is kept for a while as a record of consent and withdrawal, and is sent nothing. */
  state: 'asked' | 'confirmed' | 'left';
  asked_at: number;
  confirmed_at: number | null;
  left_at: number | null;
  consent_text: string;
  consent_version: string;
  page: string;
  /** Language of that page, in which the newsletter's e-mails speak. */
  language: string;
}

/**
 * The log of what staff and the desk itself did. It is never changed, and contains no personal data of
 * visitors.
 */
export interface EventTable {
  id: Generated<number>;
  at: number;
  /** Account of a member of staff, `desk`, or `visitor` who moved or cancelled a booking. */
  actor: string;
  act: string;
  enquiry_id: string | null;
  /** Further facts as JSON. */
  detail: string;
  /** Only on Postgres: the transaction that wrote it (005-written.ts). */
  written?: Generated<string>;
}

/** What staff wrote about an enquiry: a note for themselves, or an answer by e-mail. */
export interface NoteTable {
  id: string;
  enquiry_id: string;
  kind: 'note' | 'answer';
  author: string;
  at: number;
  text: string;
  /** The outbox row of an answer. */
  outbox_id: string | null;
}

/** Settings of the desk by name, as JSON: its secret, answer templates. */
export interface SettingTable {
  name: string;
  value: string;
}

/** When recurring work is due next; the process that moves the time does the work. */
export interface JobTable {
  name: string;
  due_at: number;
}

/** Work that came with a message and so was used up. */
export interface SpentWorkTable {
  salt: string;
  /** The time after which it would no longer count anyway. */
  ends_at: number;
}

/** An e-mail to everybody who has confirmed the newsletter, and how far it has been sent. */
export interface IssueTable {
  /** Made by the application, so that sending it twice makes one issue. */
  id: string;
  subject: string;
  text: string;
  /** Path of the article that it is about; empty if it is about none. */
  page: string;
  /** Account that sent it. */
  author: string;
  /** Subscribers who had confirmed by this time get it. */
  at: number;
  /** Id of the last subscriber whose e-mail is in the outbox; from there it continues after a crash. */
  reached: string;
  recipients: number;
  ended_at: number | null;
}

/** When the last three receipts went to a mailbox; 0 where there were fewer. */
export interface ReceiptTable {
  /** Digest of the mailbox and of what is counted, keyed with the desk's secret. */
  mailbox: string;
  latest: number;
  second: number;
  third: number;
}

export type NewEnquiry = Insertable<EnquiryTable>;
export type NewBooking = Insertable<BookingTable>;
export type OutboxRow = Selectable<OutboxTable>;
