import { originalPath } from '@falaj/contract/locale.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { addressOf } from '../read/addresses.ts';
import { type ContentFile, type Leaf, leaves } from '../read/leaves.ts';
import { costVariables } from '../read/variables/cost-variables.ts';
import { type ContentProblem, problemAt } from './diagnostics/problem.ts';
import { dataOf } from './of-kind.ts';

const FILE = 'content/cost-model.yaml';

const written = (value: number | string) =>
  typeof value === 'number' ? formatNumber(value, undefined, 'en') : value;

/** What visitors read in a file, with its numbers as pages write them. */
function textsOf({ data, body = '', bodyLine = 1 }: ContentFile): Leaf[] {
  const page = JSON.parse(
    JSON.stringify(data, (name, value) =>
      name === 'notes' ? undefined : typeof value === 'number' ? written(value) : value,
    ),
  );
  const lines = body.split('\n').map((value, index) => ({
    path: ['body'],
    value,
    line: bodyLine + index,
  }));
  return [...leaves(page), ...lines];
}

/** A number that stands by itself, and not within a longer one. */
const standing = (figure: string) =>
  new RegExp(`(?<![\\d.,])${figure.replaceAll('.', '\\.')}(?![\\d]|[.,]\\d)`);

/**
 * Works every deal of content/cost-model.yaml again, and finds the pages that do not show what comes out, in every
 * language that has them.
 * @param files every content file, with its variables filled in
 */
export function checkDeals(files: ContentFile[]): ContentProblem[] {
  const model = dataOf(files, 'costModel');
  const cost = costVariables(model);
  if (!model || !cost) return [];
  return Object.entries(model.deals).flatMap(([id, { page, holders, results, shows }]) => {
    const wrong = [...Object.keys(results), ...shows].find((name) => {
      const value = cost(`${id}.${name}`);
      return value === undefined || value === 'NaN' || Number.isNaN(value);
    });
    if (wrong) return problemAt(FILE, ['deals', id], `${wrong} is no result of the model`);
    const pages = files.filter(({ file }) => originalPath(addressOf(file) ?? '') === page);
    if (pages.length === 0) return problemAt(FILE, ['deals', id, 'page'], `${page} is no page`);
    return pages.flatMap((entry) => {
      const texts = textsOf(entry);
      if (shows.length === 0) return [];
      const at = texts.find(({ value }) => standing(written(holders)).test(value));
      const where = at?.path ?? [];
      if (!at)
        return problemAt(
          entry.file,
          where,
          `shows no ${written(holders)} holders, as ${FILE} has for ${id}`,
        );
      return shows.flatMap((name) => {
        const figure = written(cost(`${id}.${name}`) ?? '');
        if (texts.some(({ value }) => standing(figure).test(value))) return [];
        const message = `shows no ${figure}, which is ${name} of the deal ${id} in ${FILE}`;
        return problemAt(entry.file, where, message, at.line);
      });
    });
  });
}
