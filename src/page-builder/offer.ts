import { findPicture } from '../content/images/pictures.ts';
import { highlightLines, readMarkdown } from '../content/read/markdown.ts';
import { sumDurations } from '../lib/duration.ts';
import { pathHere } from '../lib/path-here.ts';
import type { CaseStudiesContent } from '../schemas/offer/case-study.ts';
import type { ClosingContent } from '../schemas/offer/closing.ts';
import type { FeatureExplorerContent } from '../schemas/offer/feature.ts';
import type { HeroDetailContent } from '../schemas/offer/hero-detail.ts';
import type { Offer } from '../schemas/offer/offer.ts';
import type { ProcessContent } from '../schemas/offer/process.ts';
import type { Messages } from '../schemas/site/messages.ts';
import type { PictureData } from '../ui/Picture/picture-data.ts';

/** The address at which the free consultation is booked. */
const BOOKING = '/contact?session=consultation#book';

/** The total time: as stated, with its reason, or else the sum of the steps (docs/site-rules.md#durations). */
function processTotal({ steps, total }: ProcessContent) {
  if (total) return { duration: total.stated, because: total.because };
  const duration = sumDurations(steps.map((step) => step.duration));
  return duration && { duration };
}

/** The steps of a process with their total time. */
export const processData = ({ total, ...process }: ProcessContent) => ({
  ...process,
  total: processTotal({ ...process, total }),
});

/** Gives studies without a picture of their own that of the page, with an empty alternative text. */
export const studiesData = ({ items, ...studies }: CaseStudiesContent, shared: PictureData) => ({
  ...studies,
  items: items.map(({ image, ...study }) => ({
    ...study,
    picture: image ? findPicture(image, 'panel') : { ...shared, alt: '' },
  })),
});

/** Highlights the code of an detail of the hero as the documentation does. */
export function heroDetailData({ code, views, ...heroDetail }: HeroDetailContent) {
  if (!code) return heroDetail;
  const { tree } = readMarkdown(`\`\`\`${code.language}\n${code.text}\n\`\`\``);
  const lines = highlightLines(code.text, code.language);
  return { ...heroDetail, code: { tree, lines, caption: code.caption } };
}

/**
 * The first screen of an offer: its hero, its detail of the hero, and the illustration that it has moved there.
 * @param form how it is laid out
 */
export const offerHeroData = <Hero, Form>(offer: Offer, hero: Hero, form: Form) => ({
  form,
  hero,
  heroDetail: heroDetailData(offer.heroDetail),
  views: viewsData(offer),
  illustration: offer.features.items.find(({ id }) => id === offer.heroDetail.illustrationOf)
    ?.illustration,
});

/** The features of an offer; the illustration that stands in its first screen is not shown twice. */
export const featuresBelow = ({ features, heroDetail }: Offer): FeatureExplorerContent => ({
  ...features,
  items: features.items.map((item) =>
    item.id === heroDetail.illustrationOf ? { ...item, illustration: undefined } : item,
  ),
});

/** The pictures of the lines; that of the page keeps its alternative text, and the others say no more than the lines do. */
const viewsData = ({ heroDetail, hero }: Offer) =>
  heroDetail.views?.map(({ name, at }) => ({
    at,
    picture: findPicture(
      {
        name,
        alt: (name === hero.backgroundImage?.name && hero.backgroundImage.alt) || '',
        focus: 'center',
      },
      'hour',
    ),
  }));

/** The closing section repeats the hero's call, and offers the free consultation beside it. */
export function closingOfOffer(
  { closing, bring, hero }: Offer,
  messages: Messages,
): ClosingContent {
  const call = { text: messages.bookCall, href: pathHere(BOOKING) };
  const calls = hero.primaryCall ? [hero.primaryCall, call] : [call];
  const intro = bring ? `${bring} ${messages.firstAnswer}` : messages.firstAnswer;
  return { title: closing, intro, calls, social: false };
}
