import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '../../lib/locale.ts';
import { OFFER_GROUPS } from '../../schemas/offer.ts';
import { isSiteFile, type SiteFile } from '../../schemas/site.ts';
import { KINDS, SITE_MAP } from '../../site-map.ts';
import { filesIn, filesOf } from '../addresses.ts';
import { readSource } from '../faults/read-source.ts';
import { countInWords } from './count-words.ts';
import type { Resolve } from './fill-facts.ts';
import { fieldOf, lengthOf, pageFact } from './page-facts.ts';
import { siteFacts } from './site-facts.ts';

/** The files that a name counts. */
type Counted = [name: string, files: (locale: Locale, root: string) => string[]];

/** What can be counted, by the name that an author gives it; a list of a page is counted by its field. */
const COUNTED: Counted[] = [
  ...KINDS.filter(([, { files }]) => files.includes('*')).map(
    ([name, kind]): Counted => [name, (locale, root) => filesOf(kind, locale, root)],
  ),
  ...OFFER_GROUPS.map(
    (group): Counted => [
      group,
      (locale, root) =>
        filesOf(SITE_MAP.offers, locale, root).filter((file) =>
          file.startsWith(`content/offers/${group}/`),
        ),
    ],
  ),
  ['tools', (locale, root) => TOOLS.flatMap(([, kind]) => filesOf(kind, locale, root))],
];

/** The kinds whose one file is the page of a tool, below the index of them. */
const TOOLS = KINDS.filter(([, { page }]) => page?.at.startsWith(`${SITE_MAP.tools.page.at}/`));

/** Begins the name of a count that is written in digits, as figures are: `{number.articles}`. */
const NUMBER = 'number.';

/** Begins a name that an instrument gives its line of context: `{data.total}`, `{number.data.holders}`. */
const BESIDE = /^(?:number\.)?data\./;

type Fact = string | number | undefined;

/** The facts of the content, as the files of a folder give them. */
export interface Facts {
  /** What a name stands for in a file. */
  resolverFor: (file: string) => Resolve;
  /** Names that may stand in a file, for the message about one that may not. */
  namesFor: (file: string) => string[];
}

/**
 * Opens the facts of the content: each file is read when a name asks for it, and once.
 * @param root folder of the repository
 * @param locale the language whose files are asked
 */
export function openFacts(root = '.', locale: Locale = DEFAULT_LOCALE): Facts {
  const read = new Map<string, unknown>();
  const pageAt = (file: string): unknown => {
    if (!read.has(file)) {
      const source = existsSync(join(root, file)) ? readSource(file, root) : undefined;
      read.set(file, source && 'data' in source ? source.data : undefined);
    }
    return read.get(file);
  };
  const site = pageAt(`content/${filesIn(SITE_MAP.site, locale)}`);
  const known = isSiteFile(site) ? siteFacts(site as SiteFile) : undefined;
  const language = known ? String(known.get('lang')) : locale;
  const written = pageAt(`content/${filesIn(SITE_MAP.words, locale)}`);
  const words = { language, ongoing: String(fieldOf(written, 'ongoing') ?? '') };
  /** The file that the first part of a name stands for: `contact`, `industries/energy`, `regulators`. */
  const pageOf = (name: string) =>
    ['pages/', 'offers/', '']
      .map((folder) => `content/${folder}${filesIn({ files: `${name}.yaml` }, locale)}`)
      .find((file) => pageAt(file));
  const counts = new Map<string, number>();
  const count = (name: string, file: string): number | undefined => {
    const own = lengthOf(pageAt(file), name);
    if (own !== undefined) return own;
    const files = COUNTED.find(([counted]) => counted === name)?.[1];
    if (files && !counts.has(name)) counts.set(name, files(locale, root).length);
    if (files) return counts.get(name);
    const [page = '', ...field] = name.split('.');
    const other = field.length > 0 ? pageOf(page) : undefined;
    return other ? lengthOf(pageAt(other), field.join('.')) : undefined;
  };
  const countText = (name: string, file: string): string | undefined => {
    const found = count(name.slice('count.'.length), file);
    if (found === undefined) return undefined;
    const word = countInWords(found, language);
    return name.startsWith('C') ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  };
  /** What a name stands for as it is written, and the file whose names may stand inside it. */
  const find = (name: string, file: string): { value?: Fact; home: string } => {
    if (/^[Cc]ount\./.test(name)) return { value: countText(name, file), home: file };
    if (name.startsWith(NUMBER))
      return { value: count(name.slice(NUMBER.length), file), home: file };
    if (known?.has(name)) return { value: known.get(name), home: file };
    const own = pageFact(pageAt(file), name, words);
    if (own !== undefined) return { value: own, home: file };
    const [page = '', ...rest] = name.split('.');
    const home = rest.length > 0 ? pageOf(page) : undefined;
    return home ? { value: pageFact(pageAt(home), rest.join('.'), words), home } : { home: file };
  };
  const resolve = (name: string, file: string, asked: string[]): Fact => {
    const { value, home } = find(name, file);
    // A fact that is made of itself has no value.
    if (asked.includes(`${home} ${name}`)) return undefined;
    if (typeof value !== 'string') return value;
    const inner = [...asked, `${home} ${name}`];
    return value.replace(/\{(\w[\w./-]*)\}/g, (whole, other: string) =>
      String(resolve(other, home, inner) ?? whole),
    );
  };
  const besideFact = (name: string, beside: unknown): Fact =>
    name.startsWith(NUMBER)
      ? lengthOf(beside, name.slice(NUMBER.length))
      : pageFact(beside, name, words);
  return {
    // Without a readable site.yaml every name would be a fault, and only echo that one.
    resolverFor: (file) => (name, beside) =>
      (BESIDE.test(name) ? besideFact(name, beside) : resolve(name, file, [])) ??
      (known ? undefined : `{${name}}`),
    namesFor: (file) => [
      ...(known?.keys() ?? []),
      'total',
      ...[...COUNTED.map(([name]) => name), ...listsOf(pageAt(file))].flatMap((name) => [
        `count.${name}`,
        `${NUMBER}${name}`,
      ]),
    ],
  };
}

/** Fields of a page that are lists at its first two levels, for the message that names them. */
const listsOf = (page: unknown): string[] =>
  Object.entries((page ?? {}) as object).flatMap(([key, value]) =>
    Object.entries((value ?? {}) as object)
      .filter(([, item]) => Array.isArray(item))
      .map(([inner]) => `${key}.${inner}`),
  );
