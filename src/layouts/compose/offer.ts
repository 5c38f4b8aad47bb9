import type { OfferPage } from '../../content/offers.ts';
import { findPicture } from '../../content/pictures.ts';
import { drawingPicture } from '../../lib/channel-drawing.ts';
import { sumDurations } from '../../lib/duration.ts';
import type { PictureData } from '../../lib/picture-data.ts';
import type { CaseStudiesContent } from '../../schemas/case-study.ts';
import type { HeroContent } from '../../schemas/hero.ts';
import type { ProcessContent } from '../../schemas/process.ts';
import type { Section } from '../../sections/registry.ts';

/**
 * Swaps the name of a hero's picture for the picture itself.
 * @param drawing stands in where the page has no relief
 */
export async function composeHero(
  { backgroundImage, video, ...hero }: HeroContent,
  drawing?: PictureData,
) {
  const place = video ? 'poster' : 'hero';
  const picture = backgroundImage ? await findPicture(backgroundImage, place) : drawing;
  return { ...hero, picture };
}

/** The stated total with its reason, else the sum of the steps (spec section 9). */
export function totalOf({ steps, total }: ProcessContent) {
  if (total) return { duration: total.stated, because: total.because };
  const duration = sumDurations(steps.map((step) => step.duration));
  return duration && { duration };
}

/** Studies without a picture of their own share that of the page, which is silent there. */
async function composeStudies({ items, ...studies }: CaseStudiesContent, shared: PictureData) {
  const ready = items.map(async ({ image, ...study }) => ({
    ...study,
    picture: image ? await findPicture(image, 'panel') : { ...shared, alt: '' },
  }));
  return { ...studies, items: await Promise.all(ready) };
}

/** A page that a related link leads to. */
export interface RelatedPage {
  href: string;
  text: string;
  group: string;
}

/**
 * The shared template: one ordered list of bands for every offer (spec section 2).
 * @param page the offer and its path
 * @param related the pages to read on, with their names
 * @param relatedTitle heading above them
 */
export async function composeOffer(
  { offer, path }: OfferPage,
  related: RelatedPage[],
  relatedTitle: string,
): Promise<Section[]> {
  const { hero, problemSolution, features, brief, metrics, process, caseStudies, faq } = offer;
  const { total: _total, ...steps } = process;
  // A page whose relief is not rendered yet has a drawing of its own.
  const drawing = drawingPicture(path);
  const { backgroundImage } = hero;
  const panel = backgroundImage ? await findPicture(backgroundImage, 'panel') : drawing;
  const sections: (Section | undefined)[] = [
    { type: 'hero', data: await composeHero(hero, drawing) },
    { type: 'problemSolution', data: problemSolution },
    { type: 'features', data: features },
    metrics && { type: 'metrics', data: metrics },
    { type: 'process', data: { ...steps, total: totalOf(process) } },
    brief && { type: 'brief', data: brief },
    { type: 'caseStudies', data: await composeStudies(caseStudies, panel) },
    faq && { type: 'faq', data: faq },
    { type: 'related', data: { title: relatedTitle, items: related } },
  ];
  return sections.filter((section) => section !== undefined);
}
