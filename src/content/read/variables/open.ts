import { DEFAULT_LOCALE, LANGUAGES, type Locale } from '@falaj/contract/locale.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { keepOrder } from '../../../lib/keep-order.ts';
import { isSiteFile } from '../../../schemas/site/site.ts';
import { SITE_MAP } from '../../../site-map.ts';
import { fileIn } from '../addresses.ts';
import { type CostOf, costVariables } from './cost-variables.ts';
import { countInWords } from './count-words.ts';
import { COUNTED_NAMES, type Count, openCounts } from './counts.ts';
import { type Resolve, type Variable, WAITING } from './fill-variables.ts';
import { openPages, type VariablePages } from './open-pages.ts';
import {
  fieldOf,
  lengthOf,
  pageVariable,
  type VariableMessages,
  WRITTEN,
} from './page-variables.ts';
import { siteVariables } from './site-variables.ts';

/** The prefix of a result of the cost model: `{cost.alone.crossing}`. */
const COST = 'cost.';

/** The prefix of a count that is written in digits, as figures are: `{number.articles}`. */
const NUMBER = 'number.';

/** A name that refers to an illustration's own data: `{data.total}`, `{number.data.holders}`. */
const BESIDE = /^(?:number\.)?data\./;

/** The variables of the content, as the files of a folder give them. */
export interface Variables {
  /** What a name stands for in a file. */
  resolverFor: (file: string) => Resolve;
  /** The names that can be used in a file, for the message about one that cannot. */
  namesFor: (file: string) => string[];
}

/** Where variables are looked up. */
interface Sources {
  pages: VariablePages;
  /** The variables of content/site.yaml; undefined where that file cannot be read. */
  site: Map<string, string | number> | undefined;
  messages: VariableMessages;
  count: Count;
  /** The results of the cost model; undefined where its file cannot be read. */
  cost: CostOf | undefined;
}

function openSources(root: string, locale: Locale): Sources {
  const pages = openPages(root, locale);
  const siteFile = pages.at(fileIn(`content/${SITE_MAP.site.files}`, locale));
  const language = LANGUAGES[locale].tag;
  const site = isSiteFile(siteFile) ? siteVariables(siteFile, language) : undefined;
  const interfaceMessages = pages.at(fileIn(`content/${SITE_MAP.messages.files}`, locale));
  const messages = { language, ongoing: String(fieldOf(interfaceMessages, 'ongoing') ?? '') };
  const cost = costVariables(pages.at(`content/${SITE_MAP.costModel.files}`));
  return { pages, site, messages, count: openCounts(pages, root), cost };
}

/** A count in words; a name that begins with a capital letter gives a word that does. */
function countText({ count, messages }: Sources, name: string, file: string): string | undefined {
  const found = count(name.slice('count.'.length), file);
  if (found === undefined) return undefined;
  const word = countInWords(found, messages.language);
  return name.startsWith('C') ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/**
 * The price band of an offer as a sentence says it, from the budget bands of the contact form; it waits where the offer
 * names a band that the form does not have (src/content/check/prices.ts).
 */
function priceText({ pages, messages }: Sources, offer: unknown): Variable {
  const value = fieldOf(offer, 'price');
  if (typeof value !== 'string') return undefined;
  const contact = pages.named('contact');
  const options = contact && fieldOf(pages.at(contact), 'form.fields.budget.options');
  const band = [options].flat().find((option) => fieldOf(option, 'value') === value);
  const said = fieldOf(band, 'inText');
  return typeof said === 'string' ? keepOrder(said, messages.language) : WAITING;
}

/** What a page says of itself under a name: its price, or a value that it states. */
const pageValue = (sources: Sources, page: unknown, name: string): Variable =>
  name === 'price' ? priceText(sources, page) : pageVariable(page, name, sources.messages);

/** The value of a name as it is written in the content, and the file to which names inside it belong. */
function find(sources: Sources, name: string, file: string): { value?: Variable; home: string } {
  const { pages, site, count, cost } = sources;
  if (/^[Cc]ount\./.test(name)) return { value: countText(sources, name, file), home: file };
  if (name.startsWith(NUMBER)) return { value: count(name.slice(NUMBER.length), file), home: file };
  if (name.startsWith(COST))
    return { value: cost ? cost(name.slice(COST.length)) : WAITING, home: file };
  if (site?.has(name)) return { value: site.get(name), home: file };
  const own = pageValue(sources, pages.at(file), name);
  if (own !== undefined) return { value: own, home: file };
  const [page = '', ...rest] = name.split('.');
  const home = rest.length > 0 ? pages.named(page) : undefined;
  return home
    ? { value: pageValue(sources, pages.at(home), rest.join('.')), home }
    : { home: file };
}

/** Whether a name without a value would have one if every file could be read. */
function isWaiting({ pages, site }: Sources, name: string): boolean {
  const [page = '', ...field] = name.replace(/^(?:[Cc]ount|number)\./, '').split('.');
  return !site || (field.length > 0 && pages.isBroken(page));
}

/**
 * The value of a name, with the names inside it filled in.
 * @param asked the names on the way to this one, each with its file
 */
function resolve(sources: Sources, name: string, file: string, asked: string[] = []): Variable {
  const { value, home } = find(sources, name, file);
  // A variable that refers back to itself has no value.
  if (asked.includes(`${home} ${name}`)) return undefined;
  if (value === undefined && isWaiting(sources, name)) return WAITING;
  if (typeof value !== 'string') return value;
  const inner = [...asked, `${home} ${name}`];
  let waits = false;
  const ending = name.endsWith(`.${WRITTEN}`) ? `.${WRITTEN}` : '';
  const filled = value.replace(/\{(\w[\w./-]*)\}/g, (whole, other: string) => {
    const variable = resolve(sources, other + ending, home, inner);
    waits ||= variable === WAITING;
    if (typeof variable === 'number')
      return formatNumber(variable, undefined, sources.messages.language);
    return variable === WAITING ? whole : (variable ?? whole);
  });
  return waits ? WAITING : filled;
}

/** The value of a name that refers to the fields next to the text. */
const besideVariable = ({ messages }: Sources, name: string, beside: unknown): Variable =>
  name.startsWith(NUMBER)
    ? lengthOf(beside, name.slice(NUMBER.length))
    : pageVariable(beside, name, messages);

/**
 * Opens the variables of the content. Each file is read when a name asks for it, and once.
 * @param root folder of the repository
 * @param locale the language whose files are read
 */
export function openVariables(root = '.', locale: Locale = DEFAULT_LOCALE): Variables {
  const sources = openSources(root, locale);
  const { pages, site } = sources;
  return {
    resolverFor: (file) => (name, beside) =>
      BESIDE.test(name) ? besideVariable(sources, name, beside) : resolve(sources, name, file),
    namesFor: (file) => [
      ...(site?.keys() ?? []),
      'total',
      ...(fieldOf(pages.at(file), 'price') ? ['price'] : []),
      ...[...COUNTED_NAMES, ...listsOf(pages.at(file))].flatMap((name) => [
        `count.${name}`,
        `${NUMBER}${name}`,
      ]),
    ],
  };
}

/** The fields of a page that are lists at its first two levels, for the message that names them. */
const listsOf = (page: unknown): string[] =>
  Object.entries(page ?? {}).flatMap(([key, value]) =>
    Object.entries(value ?? {})
      .filter(([, item]) => Array.isArray(item))
      .map(([inner]) => `${key}.${inner}`),
  );
