import { findPicture } from '../../content/images/pictures.ts';
import { readMarkdown } from '../../content/read/markdown.ts';
import { relatedPages } from '../../content/read/offers.ts';
import type { PageEntry } from '../../content/read/reader.ts';
import { drawDiagram } from '../../features/diagram/draw-diagram.ts';
import { drawingPicture } from '../../features/drawing/channel-drawing.ts';
import { sumDurations } from '../../lib/duration.ts';
import type { CaseStudiesContent } from '../../schemas/offer/case-study.ts';
import type { ClosingContent } from '../../schemas/offer/closing.ts';
import type { Offer } from '../../schemas/offer/offer.ts';
import type { OpeningContent } from '../../schemas/offer/opening.ts';
import type { ProblemSolutionContent } from '../../schemas/offer/problem-solution.ts';
import type { ProcessContent } from '../../schemas/offer/process.ts';
import type { Words } from '../../schemas/site/words.ts';
import type { Section } from '../../sections/registry.ts';
import type { BandGround } from '../../ui/Band/Band.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { composeClosing, composeHero } from './bands.ts';
import type { Context } from './context.ts';
import { GROUP_LOOKS, type GroupBand, type OfferGroup } from './groups.ts';
import { withReliefs } from './reliefs.ts';

/** The address at which the free consultation is booked. */
const BOOKING = '/contact?session=consultation#book';

/** The total time: as stated, with its reason, or else the sum of the steps (docs/site-rules.md#durations). */
export function processTotal({ steps, total }: ProcessContent) {
  if (total) return { duration: total.stated, because: total.because };
  const duration = sumDurations(steps.map((step) => step.duration));
  return duration && { duration };
}

/** Gives studies without a picture of their own that of the page, with an empty alternative text. */
async function composeStudies({ items, ...studies }: CaseStudiesContent, shared: PictureData) {
  const ready = items.map(async ({ image, ...study }) => ({
    ...study,
    picture: image ? await findPicture(image, 'panel') : { ...shared, alt: '' },
  }));
  return { ...studies, items: await Promise.all(ready) };
}

/** Highlights the code of an opening as the documentation does. */
function composeOpening({ code, ...opening }: OpeningContent) {
  if (!code) return opening;
  const { tree } = readMarkdown(`\`\`\`${code.language}\n${code.text}\n\`\`\``);
  return { ...opening, code: { tree, caption: code.caption } };
}

/**
 * The close view of the asset, or else the relief of the page. Its alternative text is empty, since the words
 * around it say the same.
 */
const composeCloseUp = async ({ closeUp }: ProblemSolutionContent) =>
  closeUp && { picture: await findPicture(closeUp.picture, 'near'), places: closeUp.places };

/** `/solutions/commodities` belongs to `solutions`. */
const groupOf = (path: string) => path.split('/').at(-2) as OfferGroup;

/** The bands whose form depends on the group. */
async function composeGroup(
  path: string,
  offer: Offer,
  beside: PictureData,
): Promise<(Section | undefined)[]> {
  const { bands, composition, isDesk, opening: form } = GROUP_LOOKS[groupOf(path)];
  const { opening, problemSolution, features, metrics, diagram } = offer;
  const closeUp = await composeCloseUp(problemSolution);
  const drawings = diagram && (await drawDiagram(diagram));
  const compose: Record<GroupBand, (mood: BandGround) => Section | undefined> = {
    opening: (mood) => ({ type: 'opening', data: { ...composeOpening(opening), form, mood } }),
    problemSolution: (mood) => ({
      type: 'problemSolution',
      data: { ...problemSolution, closeUp, composition, mood },
    }),
    features: (mood) => ({
      type: 'features',
      data: { ...features, isDesk, picture: beside, mood },
    }),
    diagram: (mood) =>
      diagram && drawings && { type: 'diagram', data: { ...diagram, ...drawings, mood } },
    metrics: (mood) => metrics && { type: 'metrics', data: { ...metrics, mood } },
  };
  return bands.map(([band, mood]) => compose[band](mood));
}

/** The closing band repeats the hero's call, and offers the free consultation beside it. */
function closingOf({ closing, bring, hero }: Offer, words: Words): ClosingContent {
  const call = { text: words.bookCall, href: BOOKING };
  const calls = hero.primaryCall ? [hero.primaryCall, call] : [call];
  const intro = bring ? `${bring} ${words.firstAnswer}` : words.firstAnswer;
  return { title: closing, intro, calls, social: false };
}

/** Composes an offer: the bands of its group, then those that all groups share (docs/site-rules.md#template). */
export async function composeOffer(
  page: PageEntry<'offers'>,
  { locale, site, words }: Context,
): Promise<Section[]> {
  const { path, data: offer } = page;
  const { brief, process, caseStudies, limits, faq, closingPicture } = offer;
  const { total: _total, ...steps } = process;
  // A page whose relief is not rendered yet gets a drawing.
  const drawing = drawingPicture(path);
  const { backgroundImage } = offer.hero;
  const hero = await composeHero(offer.hero, undefined, drawing);
  const beside = backgroundImage ? findPicture(backgroundImage, 'square') : drawing;
  const panel = backgroundImage ? await findPicture(backgroundImage, 'panel') : drawing;
  const related = await withReliefs(await relatedPages(page, locale), locale);
  const sections: (Section | undefined)[] = [
    { type: 'hero', data: hero },
    ...(await composeGroup(path, offer, beside)),
    { type: 'process', data: { ...steps, total: processTotal(process) } },
    brief && { type: 'brief', data: brief },
    { type: 'caseStudies', data: await composeStudies(caseStudies, panel) },
    { type: 'limits', data: { ...limits, risk: hero.risk } },
    { type: 'faq', data: faq },
    { type: 'related', data: { title: words.related, items: related } },
    {
      type: 'closing',
      data: composeClosing(
        closingOf(offer, words),
        site,
        hero.picture,
        closingPicture ?? `${groupOf(path)}-close`,
      ),
    },
  ];
  return sections.filter((section) => section !== undefined);
}
