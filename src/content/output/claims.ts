import { formatDuration, sumDurations } from '../../lib/duration.ts';
import { formatFigure } from '../../lib/format-figure.ts';
import type { Locale } from '../../lib/locale.ts';
import { type FoundFigure, figuresIn } from '../../schemas/figures/marked.ts';
import type { Words } from '../../schemas/site/words.ts';
import type { Claim, PageClaims } from '../../sections/Ledger/claim.ts';
import { SITE_MAP } from '../../site-map.ts';
import { listedPages, read } from '../read/reader.ts';

const FIGURES = /[$€]?\d[\d,.]*(?<=\d)%?/g;

/**
 * The figure of a claim and what it counts: for a study the figures of its results, for a timeline its total.
 * @returns undefined for a study whose results are words, and for a timeline that has no total
 */
function nameOf(found: FoundFigure, words: Words): Pick<Claim, 'figure' | 'label'> | undefined {
  switch (found.form) {
    case 'value': {
      const { prefix = '', value = '', suffix = '', label } = found.item;
      return { figure: `${prefix}${formatFigure(value, words.language)}${suffix}`, label };
    }
    case 'timeline': {
      const { steps, total } = found.item;
      const duration = total?.stated ?? sumDurations(steps.map((step) => step.duration));
      const figure = duration && formatDuration(duration, words.ongoing, words.language);
      return figure ? { figure, label: words.totalDuration } : undefined;
    }
    case 'study': {
      const { title, results, metrics = {} } = found.item;
      const lines = results.map((result) => (typeof result === 'string' ? result : result.value));
      const values = [...lines, ...Object.values(metrics)];
      const figure = values.flatMap((line) => line.match(FIGURES) ?? []).join(' · ');
      return figure ? { figure, label: title } : undefined;
    }
    default:
      return undefined;
  }
}

/** Every figure of the site, page by page in the order of the site map (docs/site-rules.md#figures). */
export function getClaims(locale: Locale): PageClaims[] {
  const site = read('site', locale);
  const words = read('words', locale);
  const { sources } = read('sources', locale);
  const { statuses, ledger } = read('figures', locale);
  const basisOf = ({ form, item }: FoundFigure) => {
    const { status, source, asOf } = item;
    const from = sources.find(({ id }) => id === source);
    const usual = statuses.items.find((meaning) => meaning.status === status);
    const method = form === 'timeline' ? ledger.timeline : usual?.basis;
    return {
      period: item.period ?? usual?.period ?? '',
      basis: item.basis ?? method ?? '',
      source: from && `${from.title}, ${from.publisher}`,
      counted: item.counted ?? from?.publisher ?? usual?.counted ?? '',
      date: from?.published ?? asOf ?? site.reviewed,
    };
  };
  return listedPages(locale)
    .map(({ kind, data, path, label }) => ({
      name: label.name,
      path,
      claims: [...figuresIn(SITE_MAP[kind].schema, data)].flatMap((found): Claim[] => {
        const name = nameOf(found, words);
        const { status } = found.item;
        return name && status ? [{ ...name, status, ...basisOf(found) }] : [];
      }),
    }))
    .filter(({ claims }) => claims.length > 0);
}
