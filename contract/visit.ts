import { cutText, typedText } from './plain-text.ts';

/** The words by which an address names what led to it, under the names that they are kept by. */
export const CAMPAIGN = {
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  content: 'utm_content',
  term: 'utm_term',
  ref: 'ref',
} as const;

/** What is known of a visit: the page on which it began, the host that led there, and the words of a campaign; empty where nothing is. */
export type Visit = Record<'first' | 'host' | keyof typeof CAMPAIGN, string>;

const NAMES = ['first', 'host', ...Object.keys(CAMPAIGN)] as (keyof Visit)[];
/** Longest text of each, in characters. */
const LONGEST = 100;
/** A path of the site, and the name of a host with its port. */
const SHAPES: Partial<Record<keyof Visit, RegExp>> = {
  first: /^\/(?!\/)/,
  host: /^[\p{L}\p{N}.-]+(:\d+)?$/u,
};

/** A text as it is kept; nothing where it may be an address of a person. */
function cleanText(name: keyof Visit, text: unknown): string {
  const line = typeof text === 'string' ? typedText('text', text) : '';
  const isKept = !line.includes('@') && (SHAPES[name]?.test(line) ?? true);
  return isKept ? cutText(line, LONGEST) : '';
}

/** What a form has sent of a visit, cut and cleaned. */
export const cleanVisit = (sent: Partial<Record<keyof Visit, unknown>>): Visit =>
  Object.fromEntries(NAMES.map((name) => [name, cleanText(name, sent[name])])) as Visit;

/** The words of a campaign in the query of an address; undefined where there are none. */
export function campaignIn(query: URLSearchParams): Partial<Visit> | undefined {
  const words = Object.entries(CAMPAIGN)
    .map(([name, parameter]) => [name, query.get(parameter) ?? ''])
    .filter(([, word]) => word);
  return words.length > 0 ? Object.fromEntries(words) : undefined;
}
