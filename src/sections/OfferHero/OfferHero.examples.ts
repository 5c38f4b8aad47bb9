import { readMarkdown } from '../../content/read/markdown.ts';
import { sampleMessages } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import { longestOf } from '../../gallery/longest.ts';
import { examplePicture } from '../../gallery/picture.ts';
import { hero as heroSchema } from '../../schemas/offer/hero.ts';
import { heroDetail as heroDetailSchema } from '../../schemas/offer/hero-detail.ts';
import features from './FeaturesLayout.module.css';
import type { HeroDetailData, OfferHeroData } from './hero-detail.ts';
import industries from './IndustriesLayout.module.css';
import type { OfferHeroProps } from './OfferHero.tsx';
import platforms from './PlatformsLayout.module.css';
import services from './ServicesLayout.module.css';
import solutions from './SolutionsLayout.module.css';
import useCases from './UseCasesLayout.module.css';

const { tree } = readMarkdown('```solidity\nrequire(holders < limit);\n```');

const hero: OfferHeroData = {
  title: 'Sell part of a building, keep the rest',
  subtitle: 'Real estate tokenization',
  badges: [],
  description: 'A property fund takes the title, and you sell some of its units in 11–21 weeks.',
  picture: examplePicture,
  statistics: [
    { value: '$100', label: 'minimum the seller can set', status: 'stated' },
    { value: '8–16 weeks', label: 'project time', status: 'stated' },
  ],
  risk: 'A share can lose all its value and may find no buyer.',
  primaryCall: { text: 'Talk about a property', href: '/contact' },
  secondaryCall: { text: 'See the portfolio', href: '/portfolio' },
  gradient: 'primary',
};

const heroDetail: HeroDetailData = {
  title: 'What a flat brings in a year',
  intro: 'Two bedrooms, let for a year.',
  number: { value: '$13.7 million', label: 'raised in a sample', status: 'sample' },
  pins: [
    { text: '49% sold', at: [57, 30] },
    { text: '51% kept', at: [42, 69] },
    { text: 'Street', at: [80, 62], side: 'up-start', wideOnly: true },
  ],
  more: 'See the calculation',
  lines: [
    { label: 'Rent', value: 'AED 96,000', status: 'sample' },
    { label: 'Service charge', text: 'By the square foot.', value: 'AED 14,000', status: 'sample' },
    { label: 'Buyer number 100', text: 'Is refused.', outcome: 'refused' },
  ],
  result: { label: 'Left for holders', value: 'AED 82,000', status: 'sample' },
  code: { tree, caption: 'The transfer fails once the limit is reached.' },
};

const props = {
  hero,
  heroDetail,
  weeks: 'stated',
  hasRisk: true,
  messages: sampleMessages,
} as const;
const { code: _, illustrationOf: __, ...longestDetail } = longestOf(heroDetailSchema);

export const examples: Example<OfferHeroProps>[] = [
  ...Object.entries({ solutions, platforms, services, useCases, features, industries }).map(
    ([name, layout]) => ({ name: `Layout of ${name}`, props: { ...props, layout } }),
  ),
  {
    name: 'In the evening, without risk and number',
    props: {
      ...props,
      layout: solutions,
      hero: { ...hero, gradient: 'accent', statistics: [] },
      heroDetail: { ...heroDetail, number: undefined, intro: undefined, result: undefined },
      weeks: undefined,
      hasRisk: false,
    },
  },
  { name: 'Arabic', dir: 'rtl', props: { ...props, layout: solutions } },
  {
    name: 'Longest',
    props: {
      ...props,
      layout: solutions,
      hero: { ...longestOf(heroSchema), picture: examplePicture },
      heroDetail: longestDetail,
    },
  },
];
