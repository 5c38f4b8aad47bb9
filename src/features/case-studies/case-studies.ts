import type { CaseStudy } from '../../schemas/offer/case-study.ts';

/** At most this many studies stand below the featured one (docs/site-rules.md#case-studies). */
const OTHERS = 3;

/** The study flagged as featured, else the first, and up to three of the others in their order. */
export function chooseStudies<Study extends Pick<CaseStudy, 'featured'>>(studies: Study[]) {
  const featured = studies.find((study) => study.featured) ?? studies[0];
  const others = studies.filter((study) => study !== featured).slice(0, OTHERS);
  return { featured, others };
}

/** A figure at the beginning of a line, such as `2,400` of `2,400 verified holders`. */
const FIGURE = /^(\p{Sc}?\d[\d,.–]*\p{Sc}?%?)\s+(.+)$/u;

/** The first result, to be shown large, and the others. */
export function firstResult([first, ...rest]: CaseStudy['results']) {
  if (typeof first === 'string') {
    const [, value, text = first] = FIGURE.exec(first) ?? [];
    return [{ value, text, description: undefined }, rest] as const;
  }
  return [
    first && { value: first.value, text: first.metric, description: first.description },
    rest,
  ] as const;
}
