import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  CompanyMessages,
  DeskFacts,
  SharedFacts,
  VisitorMessages,
} from '@falaj/contract/desk-facts.ts';

/** What the desk knows of the company in some language. */
export type CompanyFacts = SharedFacts & CompanyMessages;
/** The same in the language of the office, with what the desk writes to it. */
export type OfficeFacts = CompanyFacts & Pick<DeskFacts, 'office'>;
/** The same in the language of a visitor, with what the desk says to them. */
export type VisitorFacts = SharedFacts & VisitorMessages;

/** What is said to visitors in one language. */
export interface Spoken {
  /** Its name in addresses, such as `ar`. */
  language: string;
  facts: VisitorFacts;
  /** The HTML of the page that the desk fills in. */
  notice: string;
  /** The HTML of the pages with free times and of one booking. */
  times: string;
  booking: string;
}

/** What the build wrote for the desk. */
export interface Printed {
  facts: OfficeFacts;
  /** The language of the office and of the root of the site. */
  root: string;
  /** Every published language by its name. */
  languages: Record<string, Spoken>;
}

/**
 * Reads what the build wrote for the desk. The pages of the language at the root stand in the folder, those of others in
 * folders of their names.
 * @param folder `dist-hosts/desk`
 * @param cors origin of the site, where that is not the desk's own
 * @throws when it cannot be read
 */
export function readPrinted(folder: string, cors?: string): Printed {
  const read = JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8')) as DeskFacts;
  const { language: root, languages, office, ...shared } = read;
  const openIn = (own: string, messages: VisitorMessages): Spoken => {
    const printed = (name: string) => {
      const page = readFileSync(join(folder, own === root ? '' : own, `${name}.html`), 'utf8');
      // On another origin than the site's, the page's files are fetched from the site.
      return cors ? page.replace(/ (href|src)="\//g, ` $1="${cors}/`) : page;
    };
    return {
      language: own,
      facts: { ...shared, ...messages },
      notice: printed('notice'),
      times: printed('times'),
      booking: printed('booking'),
    };
  };
  const spoken = Object.entries(languages).map(([own, messages]) => [own, openIn(own, messages)]);
  const { desk: _, contact: __, ...company } = languages[root] as VisitorMessages;
  return {
    facts: { ...shared, ...company, office },
    root,
    languages: Object.fromEntries(spoken),
  };
}

/** What is said in a language; in that of the root where that one is not published. */
export const spokenIn = (
  { root, languages }: Pick<Printed, 'root' | 'languages'>,
  language: string,
) => languages[Object.hasOwn(languages, language) ? language : root] as Spoken;
