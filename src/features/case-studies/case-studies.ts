import type { CaseStudy } from '../../schemas/offer/case-study.ts';
import type { PictureData } from '../../ui/Picture/picture-data.ts';

/** A case study whose picture has been encoded for its page. */
export type ReadyStudy = Omit<CaseStudy, 'image'> & { picture?: PictureData | undefined };

/** At most this many cards stand beside the featured study (docs/site-rules.md#case-studies). */
const OTHERS = 3;

/** The study flagged as featured, else the first, and up to three of the others in their order. */
export function chooseStudies<Study extends Pick<CaseStudy, 'featured'>>(studies: Study[]) {
  const featured = studies.find((study) => study.featured) ?? studies[0];
  const others = studies.filter((study) => study !== featured).slice(0, OTHERS);
  return { featured, others };
}
