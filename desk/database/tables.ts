import type { Generated, Insertable, Selectable } from 'kysely';
import type { StaffTables } from '../staff/tables.ts';

/**
 * The tables as both databases have them. Instants are milliseconds since 1970 in UTC, yes and no are
 * 1 and 0, lists and objects are JSON in a text: what SQLite and Postgres keep alike.
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
}

/** A message or a booking, as the visitor sent it, and how far the office is with it. */
export interface EnquiryTable {
  id: string;
  kind: 'message' | 'booking';
  /** What the visitor keeps, such as `FJ-20261121-7K3QX`. */
  reference: string;
  received_at: number;
  /** Path of the page it was written on. */
  page: string;
  first_name: string;
  last_name: string;
  email: string;
  /** The address in small letters, by which a person is found. */
  person: string;
  company: string;
  interest: string;
  budget: string;
  message: string;
  /** Country by the header that DESK_COUNTRY_HEADER names, ISO 3166-1; empty where none is set. */
  country: string;
  /** Whether the box for news was ticked; then its text, the version of that text, and when. */
  consent: number;
  consent_text: string | null;
  consent_version: string | null;
  consent_at: number | null;
  suspect: number;
  /** Why it is suspect: some of `form`, `work`, `staff`, with commas. */
  suspect_why: string;
  status: 'new' | 'open' | 'answered' | 'closed';
  /** Account of the member of staff who answers it. */
  assignee: string | null;
  snoozed_until: number | null;
  /** When an answer is promised, by office hours; to a booking the invitation is the answer, and this is when it begins. */
  answer_due: number;
  first_answer_at: number | null;
  /** From when on it is to be erased; counted from the end of a booking, so that none is erased before it. */
  erase_after: number;
  /** On Postgres alone: the transaction that wrote it (005-written.ts). */
  written?: Generated<string>;
}

/** Every key under which something was taken, for ever; it holds no personal data. */
export interface RequestTable {
  key: string;
  /** Digest of what was sent under it, keyed by the desk's secret. */
  digest: string;
  received_at: number;
}

/** What is to be sent, by e-mail or to the webhook, and how that went. */
export interface OutboxTable {
  /** Stays the same over every try: the left part of the Message-ID, the id of a webhook's delivery. */
  id: string;
  channel: 'mail' | 'webhook';
  purpose: string;
  enquiry_id: string | null;
  /** The person it goes to or is about, so that erasing finds it. */
  person: string | null;
  content: string;
  state: 'waiting' | 'sending' | 'sent' | 'dead';
  attempts: number;
  due_at: number;
  /** Who is sending it, and until when nobody else may. */
  claim: string | null;
  claimed_until: number | null;
  error: string | null;
  created_at: number;
  ended_at: number | null;
}

/** A session at a time. */
export interface BookingTable {
  /** Begins the UID of the calendar entry, and stays the same however often the session is moved. */
  id: string;
  enquiry_id: string;
  session: string;
  starts_at: number;
  ends_at: number;
  /** The visitor's time zone. */
  zone: string;
  /** A cancelled one stays as a record, and takes no time. */
  state: 'held' | 'cancelled';
  /** How often it was moved or cancelled: SEQUENCE of the calendar entry (RFC 5545, 3.8.7.4). */
  sequence: number;
}

/** A quarter of an hour that is taken: the primary key is what keeps two visitors from having it. */
export interface SlotTable {
  starts_at: number;
  booking_id: string;
}

/** Somebody who asked for news. */
export interface SubscriberTable {
  id: string;
  email: string;
  person: string;
  /** Who has left stays for a while as a record of consent and withdrawal, and gets nothing. */
  state: 'asked' | 'confirmed' | 'left';
  asked_at: number;
  confirmed_at: number | null;
  left_at: number | null;
  consent_text: string;
  consent_version: string;
  page: string;
}

/** What staff and the desk itself did. Nothing in it is ever changed, and it holds no personal data of visitors. */
export interface EventTable {
  id: Generated<number>;
  at: number;
  /** Account of a member of staff, `desk`, or `visitor` who moved or cancelled a booking. */
  actor: string;
  act: string;
  enquiry_id: string | null;
  /** Further facts as JSON. */
  detail: string;
  /** On Postgres alone: the transaction that wrote it (005-written.ts). */
  written?: Generated<string>;
}

/** What staff wrote on an enquiry: a note for themselves, or an answer that went out by e-mail. */
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

/** Settings of the desk by name, as JSON: its secret, templates of answers. */
export interface SettingTable {
  name: string;
  value: string;
}

/** When work that comes round is due next: whichever process moves the time does the work. */
export interface JobTable {
  name: string;
  due_at: number;
}

/** Work that came with a message: it counts once. */
export interface SpentWorkTable {
  salt: string;
  /** After which it would count no more in any case. */
  ends_at: number;
}

/** An e-mail to everybody who has confirmed the newsletter, and how far sending it is. */
export interface IssueTable {
  /** Made by the application, so that a second press is no second issue. */
  id: string;
  subject: string;
  text: string;
  /** Path of the article that it is about; empty where it is about none. */
  page: string;
  /** Account that sent it. */
  author: string;
  /** Who had confirmed by then gets it. */
  at: number;
  /** The subscriber up to whom letters are in the outbox, by id; from there it goes on after a crash. */
  reached: string;
  recipients: number;
  ended_at: number | null;
}

export type NewEnquiry = Insertable<EnquiryTable>;
export type NewBooking = Insertable<BookingTable>;
export type OutboxRow = Selectable<OutboxTable>;
