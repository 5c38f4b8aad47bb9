import type { TimeSentences } from './both-times.ts';
import type { FieldsWords } from './fields.ts';
import type { OfficeHours } from './office-hours.ts';
import type { DeskWords } from './words/desk.ts';

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

/** What the enquiry desk needs to know of the site; the build writes it to `dist-hosts/desk/facts.json`. */
export interface DeskFacts {
  origin: string;
  brand: string;
  email: string;
  city: string;
  /** Language and country for dates, such as `en-AE`. */
  locale: string;
  hours: OfficeHours & { zoneName: string };
  sessions: BookableSession[];
  /** The sentence about the visitor's time, as in the picker. */
  yourTime: string;
  times: TimeSentences;
  /** The words of the forms' fields. */
  fields: FieldsWords;
  /** The consents, in the words of the contact form's box and of the newsletter's form. */
  consent: { message: string; newsletter: string };
  form: Record<'reference' | 'times' | 'news' | 'yes' | 'no' | 'tooLong', string>;
  /** The articles that an issue of the newsletter can be about; days are ISO 8601. */
  articles: { path: string; title: string; excerpt: string; date: string }[];
  desk: DeskWords;
}
