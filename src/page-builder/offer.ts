import { fill } from '@falaj/contract/fill.ts';
import type { Locale } from '@falaj/contract/locale.ts';
import { findPicture } from '../content/images/pictures.ts';
import { readMarkdown } from '../content/read/markdown.ts';
import { priceInText } from '../content/read/offers.ts';
import { read } from '../content/read/reader.ts';
import { sumDurations } from '../lib/duration.ts';
import { pathHere } from '../lib/path-here.ts';
import { FIGURE_STATUSES } from '../schemas/figures/choices.ts';
import type { FigureStatusName } from '../schemas/figures/figure-status.ts';
import type { CaseStudiesContent } from '../schemas/offer/case-study.ts';
import type { FeatureExplorerContent } from '../schemas/offer/feature.ts';
import type { Offer } from '../schemas/offer/offer.ts';
import type { ProcessContent } from '../schemas/offer/process.ts';
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

/** The studies with the picture of the featured one; without one, that of the page with an empty alternative text. */
export const studiesData = ({ picture, ...studies }: CaseStudiesContent, shared: PictureData) => ({
  ...studies,
  picture: picture ? findPicture(picture, 'lead') : { ...shared, alt: '' },
});

/** The detail of a first screen: its code highlighted as in the documentation, and the illustration that moved there. */
export function heroDetailData({ heroDetail: { code, ...detail }, features }: Offer) {
  const illustration = features.items.find(({ id }) => id === detail.illustrationOf)?.illustration;
  if (!code) return { ...detail, illustration };
  const { tree } = readMarkdown(`\`\`\`${code.language}\n${code.text}\n\`\`\``);
  return { ...detail, illustration, code: { tree, caption: code.caption } };
}

/** What the figures of some content are, each status once and in their order. */
export function statusesOf(content: unknown): FigureStatusName[] {
  const found = new Set<unknown>();
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('status' in value) found.add(value.status);
    for (const inner of Object.values(value)) look(inner);
  };
  look(content);
  return FIGURE_STATUSES.filter((status) => found.has(status));
}

/** The features of an offer; the illustration that stands in its first screen is not shown twice. */
export const featuresBelow = ({ features, heroDetail }: Offer): FeatureExplorerContent => ({
  ...features,
  items: features.items.map((item) =>
    item.id === heroDetail.illustrationOf ? { ...item, illustration: undefined } : item,
  ),
});

/**
 * The closing section repeats the hero's call and offers the free consultation beside it; what can go wrong, questions and
 * the paper of the page open there.
 */
export function closingOfOffer(
  { closing, bring, price, hero, limits, faq, brief }: Offer,
  locale: Locale,
) {
  const messages = read('messages', locale);
  const { riskBesidePrices } = read('site', locale);
  const call = { text: messages.bookCall, href: pathHere(BOOKING) };
  return {
    title: closing,
    intro: bring,
    price: {
      text: fill(messages.price, { price: priceInText(price, locale) ?? '' }),
      status: 'stated' as const,
    },
    risk: riskBesidePrices ? hero.risk : undefined,
    calls: hero.primaryCall ? [hero.primaryCall, call] : [call],
    social: [],
    limits,
    faq,
    brief,
  };
}
