import { type ContentFile, leaves } from '../read/leaves.ts';
import { type ContentProblem, problemAt } from './diagnostics/problem.ts';
import { dataOf } from './of-kind.ts';

/** Two pages may not share this many words in a row, because repeated copy reads as filler. */
const RUN = 8;
/** Fields that are no copy, or notes for editors. */
const SILENT = new Set([
  'alt',
  'href',
  'name',
  'id',
  'icon',
  'status',
  'notes',
  'aliases',
  'related',
]);

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}$%'’-]+/gu) ?? [];

/**
 * The wording that is the same on every page on purpose: of the risk, which the law fixes (docs/law.md), and of law that
 * is known by report only, from content/site.yaml; and the price bands of the contact form. Sentences stand before the
 * mark that they end with.
 */
function fixedWording(files: ContentFile[]): string[] {
  const site = dataOf(files, 'site');
  const bands = dataOf(files, 'contact')?.form.fields.budget.options ?? [];
  const prices = bands.flatMap(({ inText }) => inText ?? []);
  return [site?.warning, site?.law]
    .flatMap((wordings) => Object.values(wordings ?? {}))
    .concat(prices);
}

/** Every sequence of that many words in a text, joined by spaces. */
function runs(text: string): string[] {
  const all = words(text);
  return all.slice(RUN - 1).map((_, index) => all.slice(index, index + RUN).join(' '));
}

/**
 * Finds copy that two pages share.
 * @returns one problem for each field that repeats what another page says, naming both
 */
export function findRepeats(files: ContentFile[]): ContentProblem[] {
  const owners = new Map<string, string>();
  const fixed = fixedWording(files);
  // A fixed sentence that is cut out ends a run, so that the words before and after it do not form one.
  const ownRuns = (value: string) =>
    fixed
      .reduce((parts, wording) => parts.flatMap((part) => part.split(wording)), [value])
      .flatMap(runs);
  const pages = files.filter(({ file }) => /^content\/(offers|pages|articles|legal)\//.test(file));
  return pages.flatMap(({ file, data, body = '' }) =>
    [...leaves(data), ...leaves({ body })]
      .filter(({ path }) => !path.some((part) => SILENT.has(String(part))))
      .flatMap(({ path, value }) => {
        const own = ownRuns(value);
        const repeated = own.find((run) => (owners.get(run) ?? file) !== file);
        for (const run of own) if (!owners.has(run)) owners.set(run, file);
        if (!repeated) return [];
        const message = `repeats ${owners.get(repeated)}: “${repeated}”`;
        return [problemAt(file, path, message)];
      }),
  );
}

const HEADINGS = ['title', 'question', 'closing'];

/** Finds headings that two offers share, since the headings of a page, read alone, should identify its offer. */
export function findSharedHeadings(files: ContentFile[]): ContentProblem[] {
  const owners = new Map<string, string>();
  const offers = files.filter(({ file }) => file.startsWith('content/offers/'));
  return offers.flatMap(({ file, data }) =>
    leaves(data)
      .filter(({ path }) => HEADINGS.includes(String(path.at(-1))))
      .flatMap(({ path, value }) => {
        const heading = words(value).join(' ');
        const owner = owners.get(heading) ?? file;
        owners.set(heading, owner);
        if (owner === file) return [];
        return [problemAt(file, path, `“${value}” is a heading of ${owner} too`)];
      }),
  );
}
