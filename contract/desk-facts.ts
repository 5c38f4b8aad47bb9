import type { TimeSentences } from './both-times.ts';
import type { FieldsMessages } from './fields.ts';
import type { DeskMessages } from './messages/desk.ts';
import type { InboxMessages } from './messages/inbox.ts';
import type { OfficeHours } from './office-hours.ts';
import type { RegionNames } from './zone-list.ts';

/** A session that visitors can book. */
export interface BookableSession {
  id: string;
  title: string;
  minutes: number;
  /** In words, such as `90 minutes`. */
  duration: string;
  /** The Service Interest option that the session itself names. */
  interest?: string | undefined;
}

/** What the enquiry desk knows of the company in one language of the site. */
export interface CompanyMessages {
  brand: string;
  city: string;
  /** Language, country and digits for dates and numbers, such as `en-AE-u-nu-latn`. */
  locale: string;
  hours: OfficeHours & { zoneName: string };
  sessions: BookableSession[];
  /** The regions of the world, over the time zones of each. */
  regions: RegionNames;
  /** The sentence about the visitor's time, as in the picker. */
  yourTime: string;
  times: TimeSentences;
  /** The messages of the forms' fields. */
  fields: FieldsMessages;
  /** The consents, in the words of the contact form's box and of the newsletter's form. */
  consent: { message: string; newsletter: string };
  form: Record<'reference' | 'times' | 'news' | 'yes' | 'no' | 'tooLong', string>;
}

/** The same with what the desk says to visitors in that language. */
export interface VisitorMessages extends CompanyMessages {
  /** Path of the contact page. */
  contact: string;
  desk: DeskMessages;
}

/** What is the same in every language. */
export interface SharedFacts {
  origin: string;
  email: string;
  /** What references begin with (`referencePrefix`). */
  prefix: string;
  /** The articles that an issue of the newsletter can be about; days are ISO 8601. */
  articles: { path: string; title: string; excerpt: string; date: string }[];
}

/** What the enquiry desk needs to know of the site; the build writes it to `dist-hosts/desk/facts.json`. */
export interface DeskFacts extends SharedFacts {
  /** The language at the root of the site, which staff read and which visitors have whose own is not published. */
  language: string;
  /** Every published language by its name in addresses. */
  languages: Record<string, VisitorMessages>;
  /** What the desk writes to the office, in its language. */
  office: InboxMessages['emailTemplates'];
}
