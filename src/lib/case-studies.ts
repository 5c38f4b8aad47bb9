import type { CaseStudy } from '../schemas/case-study.ts';
import type { PictureData } from './picture-data.ts';

/** A case study whose picture is ready to print. */
export type ReadyStudy = Omit<CaseStudy, 'image'> & { picture?: PictureData | undefined };

/** At most this many cards stand beside the featured study (docs/site-rules.md#case-studies). */
const OTHERS = 3;
/** Results shown: on a card, and on a featured study whose results are plain strings. */
const CARD_RESULTS = 2;
const FEATURED_STRINGS = 4;

/** The study flagged as featured, else the first, and up to three of the others in their order. */
export function chooseStudies<Study extends Pick<CaseStudy, 'featured'>>(studies: Study[]) {
  const featured = studies.find((study) => study.featured) ?? studies[0];
  const others = studies.filter((study) => study !== featured).slice(0, OTHERS);
  return { featured, others };
}

/** A result in one form: a value over its metric, or a plain line without a value. */
export interface ResultLine {
  text: string;
  value?: string | undefined;
  description?: string | undefined;
}

/** Brings both forms of results into one, shortened for the place they stand. */
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
