import { formatDuration } from '../../lib/duration.ts';
import { formatFigure } from '../../lib/format-figure.ts';
import type { Locale } from '../../lib/locale.ts';
import { FIGURE_STATUSES, type FigureStatusName } from '../../schemas/figures/figure-status.ts';
import type { Words } from '../../schemas/site/words.ts';
import type { Claim, PageClaims } from '../../sections/Ledger/claim.ts';
import { listedPages, read } from '../read/reader.ts';
import { type Fields, isFields, parts, totalOf } from '../read/variables/page-facts.ts';

/** Every object inside a value that has a status for its figures. */
const withStatus = (value: unknown): Fields[] =>
  [...parts(value)]
    .filter(isFields)
    .filter(({ status }) => FIGURE_STATUSES.includes(status as FigureStatusName));

const FIGURES = /[$€]?\d[\d,.]*(?<=\d)%?/g;

/** The figures of a study: among its results, in either form, and its further ones; empty where it has none. */
function resultsOf({ results, metrics = {} }: Fields): string {
  const lines = (results as (string | Fields)[]).map((result) =>
    isFields(result) ? `${result.value}` : result,
  );
  const values = [...lines, ...Object.values(metrics as Record<string, string>)];
  return values.flatMap((line) => line.match(FIGURES) ?? []).join(' · ');
}

/** The figure of a claim: for a study those of its results, for a timeline its total, otherwise its value. */
function figureOf(item: Fields, words: Words): Pick<Claim, 'figure' | 'label'> | undefined {
  if (item.results) {
    const figure = resultsOf(item);
    return figure ? { figure, label: `${item.title}` } : undefined;
  }
  if (item.steps) {
    const duration = totalOf(item);
    return (
      duration && {
        figure: formatDuration(duration, words.ongoing, words.language),
        label: words.totalDuration,
      }
    );
  }
  if (item.value === undefined) return undefined;
  const { prefix = '', suffix = '' } = item;
  const value = formatFigure(item.value as string | number, words.language);
  return { figure: `${prefix}${value}${suffix}`, label: `${item.label}` };
}

/** Every figure of the site, page by page in the order of the site map (docs/site-rules.md#figures). */
export async function getClaims(locale: Locale): Promise<PageClaims[]> {
  const [pages, site, words, { sources }, { statuses }] = await Promise.all([
    listedPages(locale),
    read('site', locale),
    read('words', locale),
    read('sources', locale),
    read('figures', locale),
  ]);
  const meaningOf = (status: unknown) =>
    statuses.items.find((item) => item.status === status)?.title;
  const claimOf = (item: Fields): Claim[] => {
    const figure = figureOf(item, words);
    if (!figure) return [];
    const from = sources.find(({ id }) => id === item.source);
    return [
      {
        ...figure,
        status: item.status as FigureStatusName,
        basis: `${item.basis ?? meaningOf(item.status)}`,
        source: from && `${from.title}, ${from.publisher}`,
        date: from?.published ?? `${item.asOf ?? site.reviewed}`,
      },
    ];
  };
  return pages
    .map(({ data, path, label }) => ({
      name: label.name,
      path,
      claims: withStatus(data).flatMap(claimOf),
    }))
    .filter(({ claims }) => claims.length > 0);
}
