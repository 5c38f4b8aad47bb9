import type { CaseStudy } from '../../schemas/offer/case-study.ts';

/** How many results are shown on a card, and on a featured study whose results are plain lines. */
const CARD_RESULTS = 2;
const FEATURED_STRINGS = 4;

/** A result: a value above its metric, or a plain line without a value. */
export interface ResultLine {
  text: string;
  value?: string | undefined;
  description?: string | undefined;
}

/** Turns both forms of results into one, as many as their place shows. */
export function resultLines(
  results: CaseStudy['results'],
  place: 'card' | 'featured',
): ResultLine[] {
  const lines = results.map(
    (result): ResultLine =>
      typeof result === 'string'
        ? { text: result }
        : { text: result.metric, value: result.value, description: result.description },
  );
  if (place === 'card') return lines.slice(0, CARD_RESULTS);
  return typeof results[0] === 'string' ? lines.slice(0, FEATURED_STRINGS) : lines;
}
