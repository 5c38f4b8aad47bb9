import type { Locale } from '@falaj/contract/locale.ts';
import { formatDuration, sumDurations } from '../../lib/duration.ts';
import { formatFigure } from '../../lib/format-figure.ts';
import { type FoundFigure, figuresIn, type StudyFigure } from '../../schemas/figures/marked.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import type { Claim, PageClaims } from '../../sections/Ledger/claim.ts';
import { SITE_MAP } from '../../site-map.ts';
import { listedPages, read } from '../read/reader.ts';

/** A figure in a line of words, with its currency and its unit of size: $84M, 18%, 200+. */
const FIGURES = /[$€]?\d[\d,.]*(?<=\d)(?:[KMB]\b)?[%+]?/g;

type Named = Pick<Claim, 'figure' | 'label'>;

/** The figures of a study, each with whom it is of and what it counts. A result in words is its own label. */
function figuresOfStudy({ company, results, metrics = {} }: StudyFigure): Named[] {
  const lines = results.flatMap((result) =>
    typeof result === 'string'
      ? [{ figure: (result.match(FIGURES) ?? []).join(' · '), label: result }]
      : [{ figure: result.value, label: result.metric }],
  );
  const further = Object.entries(metrics).map(([label, figure]) => ({ figure, label }));
  return [...lines, ...further]
    .filter(({ figure }) => /\d/.test(figure))
    .map(({ figure, label }) => ({ figure, label: `${company}: ${label}` }));
}

/**
 * The figures of a claim, each with what it counts: for a study those of its results, for a timeline its total.
 * @returns none for a study whose results are words, and for a timeline that has no total
 */
function namesOf(found: FoundFigure, messages: Messages): Named[] {
  switch (found.form) {
    case 'value': {
      const { prefix = '', value = '', suffix = '', label } = found.item;
      return [{ figure: `${prefix}${formatFigure(value, messages.language)}${suffix}`, label }];
    }
    case 'timeline': {
      const { steps, total } = found.item;
      const duration = total?.stated ?? sumDurations(steps.map((step) => step.duration));
      const figure = duration && formatDuration(duration, messages.ongoing, messages.language);
      return figure ? [{ figure, label: messages.totalDuration }] : [];
    }
    case 'study':
      return figuresOfStudy(found.item);
    default:
      return [];
  }
}

/** Figures that were counted come first, samples last; else they keep the order of the page. */
const samplesLast = (claims: Claim[]) =>
  claims.toSorted((a, b) => Number(a.status === 'sample') - Number(b.status === 'sample'));

/** Every figure of the site, page by page in the order of the site map (docs/site-rules.md#figures). */
export function getClaims(locale: Locale): PageClaims[] {
  const site = read('site', locale);
  const messages = read('messages', locale);
  const { sources } = read('sources', locale);
  const { statuses, ledger } = read('figures', locale);
  const basisOf = ({ form, item }: FoundFigure, summed: boolean) => {
    const { status, source, asOf } = item;
    const from = sources.find(({ id }) => id === source);
    const usual = statuses.items.find((meaning) => meaning.status === status);
    const method = form === 'timeline' || summed ? ledger.timeline : usual?.basis;
    return {
      period: item.period ?? usual?.period ?? '',
      basis: item.basis ?? method ?? '',
      source: from && `${from.title}, ${from.publisher}`,
      counted: item.counted ?? from?.publisher ?? usual?.counted ?? '',
      date: from?.published ?? asOf ?? site.reviewed,
    };
  };
  return listedPages(locale)
    .map(({ kind, data, path, label }) => {
      const figures = [...figuresIn(SITE_MAP[kind].schema, data)];
      const totals = figures
        .filter(({ form }) => form === 'timeline')
        .flatMap((found) => namesOf(found, messages).map(({ figure }) => figure));
      const claims = figures.flatMap((found): Claim[] => {
        const { status } = found.item;
        if (!status) return [];
        return namesOf(found, messages).map((name) => ({
          ...name,
          status,
          ...basisOf(found, totals.includes(name.figure)),
        }));
      });
      return { name: label.name, path, claims: samplesLast(claims) };
    })
    .filter(({ claims }) => claims.length > 0);
}
