import { LANGUAGES, LOCALES } from '@falaj/contract/locale.ts';
import { isFields, textsIn } from '../../lib/is-fields.ts';
import type { Glossary } from '../../schemas/site/glossary.ts';
import { originalOf } from '../read/addresses.ts';
import { readSource } from '../read/read-source.ts';
import { copyOf, DIGESTS, digestsOf, mergeTranslation } from '../read/translation.ts';
import { type ContentProblem, problemAt } from './diagnostics/problem.ts';
import type { CheckedFile } from './of-kind.ts';

const PLACE = /\{[\w./-]+\}/g;
/** Code inside a Markdown text, which every language writes alike. */
const CODE = /`[^`]*`/g;
const ADDRESS = /\S+@\S+|\S+\.example\S*/g;

/** Marks above and below Arabic letters, which glossaries and texts may leave out (Unicode block Arabic). */
const withoutMarks = (text: string) => text.replace(/[\u064b-\u0652\u0640]/g, '');

/**
 * The English words in a text: Latin letters, of which one is small, so that AED, ERC-3643 and H-0412 are none.
 * @param latin words that every language writes so
 */
export function englishWords(text: string, latin: ReadonlySet<string>): string[] {
  const rest = [PLACE, CODE, ADDRESS].reduce((left, shared) => left.replace(shared, ' '), text);
  const words = rest.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d’'.-]*/gu) ?? [];
  return words
    .map((word) => word.replace(/[’'.-]+$/, ''))
    .filter(
      (word) => word.length > 1 && /\p{Ll}/u.test(word) && !/\d/.test(word) && !latin.has(word),
    );
}

/**
 * Whether a language is written in Latin letters, so that its words cannot be told from English ones.
 * @param tag of the language (BCP 47)
 */
export const isLatin = (tag: string): boolean => new Intl.Locale(tag).maximize().script === 'Latn';

/** The numbers in a text without their separators. One and two are words in some languages. */
const numbersIn = (text: string) =>
  (text.replace(PLACE, ' ').match(/\d[\d,]*(?:\.\d+)?/g) ?? [])
    .map((number) => number.replaceAll(',', ''))
    .filter((number) => number !== '1' && number !== '2');

const namesIn = (text: string) =>
  new Set([...text.matchAll(PLACE)].map(([name]) => name.toLowerCase()));

/** What a language writes in its own way. */
interface Usage {
  /** Whether it is written in Latin letters. */
  isLatin: boolean;
  /** Words that it writes as English does. */
  latin: Set<string>;
  /** Spellings to avoid, each with the right one. */
  avoid: [RegExp, string][];
}

/** Letters that are not Latin. */
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;

/**
 * What is wrong with a translated text beside its English.
 * @param isStale whether the English may have changed since, so that the two cannot be compared
 */
function* faultsOf(english: string, said: string, usage: Usage, isStale: boolean) {
  const { latin, avoid } = usage;
  const isEnglish = said === english || (!usage.isLatin && !OTHER_LETTER.test(said));
  if (isEnglish && englishWords(said, latin).length > 0) {
    yield `is not translated; the English says “${english.slice(0, 80)}”`;
    return;
  }
  const [word] = usage.isLatin ? [] : englishWords(said, latin);
  if (word)
    yield `has the English word “${word}”; translate it, or add it to latin in the glossary`;
  const left = numbersIn(said);
  for (const number of isStale ? [] : numbersIn(english)) {
    const at = left.indexOf(number);
    if (at < 0) yield `leaves out the figure ${number} of the English “${english.slice(0, 80)}”`;
    else left.splice(at, 1);
  }
  const given = namesIn(said);
  for (const name of isStale ? [] : namesIn(english))
    if (!given.has(name)) yield `leaves out ${name}; write it where its value belongs`;
  const plain = withoutMarks(said);
  for (const [pattern, right] of avoid) {
    const [found] = pattern.exec(plain) ?? [];
    if (found) yield `“${found.trim()}” is written ${right} in the glossary`;
  }
}

/** Spellings to avoid, as patterns that find them behind the article and joined words too. */
const avoided = ({ terms }: Glossary) =>
  terms.flatMap(({ term, avoid }) =>
    avoid.map((spelling): [RegExp, string] => [
      new RegExp(
        `(?<!\\p{L})[وفبكل]?(?:ال|لل)?${RegExp.escape(withoutMarks(spelling))}(?!\\p{L})`,
        'u',
      ),
      term,
    ]),
  );

const pad = (latin: readonly string[]) =>
  new Set(latin.flatMap((term) => [term, ...term.split(' ')]));

/**
 * Checks translations against the English texts that they are merged into: nothing is left in English, and figures and names of
 * variables are the same.
 * @param files every file that meets its schema
 * @param root folder of the repository
 * @returns problems, and the parts whose English has changed since
 */
export function checkTranslations(files: CheckedFile[], root: string) {
  const problems: ContentProblem[] = [];
  const stale: ContentProblem[] = [];
  for (const { file, place, text } of files) {
    const original = originalOf(file);
    if (original === file || place.kind.isOwn) continue;
    const { schema } = place.kind;
    const words = files.find(
      (other) => other.place.name === 'glossary' && other.place.locale === place.locale,
    );
    const glossary = (words?.data ?? { latin: [], terms: [] }) as Glossary;
    const usage = {
      isLatin: isLatin(LANGUAGES[place.locale].tag),
      latin: pad(glossary.latin),
      avoid: avoided(glossary),
    };
    const [under, over] = [readSource(original, root), readSource(file, root, text)];
    if ('message' in under || 'message' in over) continue;
    const { [DIGESTS]: known = {}, ...fields } = isFields(over.data) ? over.data : {};
    const now = digestsOf(schema, under.data, under.body);
    const digests = textsIn(known);
    const isStale = (part: string) => digests[part] !== now[part];
    const { data } = mergeTranslation(schema, under.data, fields);
    const said = new Map(copyOf(schema, data).map(({ path, value }) => [path.join('.'), value]));
    for (const { path, value: english } of copyOf(schema, under.data)) {
      const value = said.get(path.join('.'));
      const [from, to] = [english, value].map((text) =>
        typeof text === 'string'
          ? [text]
          : Object.entries(text ?? {})
              .flat()
              .map(String),
      );
      from?.forEach((text, index) => {
        for (const message of faultsOf(text, to?.[index] ?? '', usage, isStale(String(path[0]))))
          if (LOCALES.includes(place.locale) || !message.startsWith('is not'))
            problems.push(problemAt(file, path, message));
      });
    }
    if (under.body.trim())
      for (const message of faultsOf(
        under.body.replace(/\]\([^)]*\)/g, ']'),
        over.body.replace(/\]\([^)]*\)/g, ']'),
        usage,
        isStale('body'),
      ))
        problems.push(problemAt(file, ['body'], message, 1));
    for (const part of Object.keys(now))
      if (isStale(part))
        stale.push(
          problemAt(
            file,
            [part],
            `the English has changed since; see ${original}, then run npm run translate ${original} ${place.locale}`,
          ),
        );
  }
  return { problems, stale };
}
