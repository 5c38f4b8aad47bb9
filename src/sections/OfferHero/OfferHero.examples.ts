import { highlightLines, readMarkdown } from '../../content/read/markdown.ts';
import { sampleMessages } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import { longest, longestOf } from '../../gallery/longest.ts';
import { examplePicture, nearPicture } from '../../gallery/picture.ts';
import { examples as illustrations } from '../../illustrations/Register/Register.examples.ts';
import { hero as heroSchema } from '../../schemas/offer/hero.ts';
import { heroDetail as heroDetailSchema } from '../../schemas/offer/hero-detail.ts';
import { HeroConsole } from './HeroConsole.tsx';
import { HeroControl } from './HeroControl.tsx';
import { HeroLedger } from './HeroLedger.tsx';
import { HeroProcess } from './HeroProcess.tsx';
import { HeroRiver } from './HeroRiver.tsx';
import { HeroTimeline } from './HeroTimeline.tsx';
import type { HeroDetail, OfferHeroData } from './hero-variant.ts';
import type { OfferHeroProps } from './OfferHero.tsx';

const clause = readMarkdown('```solidity\npay(seller, amount);\n```');

/** What a service hands over, with a clause as code. */
const delivery: HeroDetail = {
  title: 'A contract in twelve weeks',
  lines: [
    {
      label: 'Specification',
      text: 'Rules and roles.',
      value: 'By week 2',
      status: 'target',
    },
    { label: 'Source code', text: 'With tests.', value: 'By week 6', status: 'target' },
    { label: 'Audit', value: 'By week 11', status: 'target' },
    { label: 'Live address', value: 'By week 12', status: 'target' },
  ],
  result: { label: 'Typical budget', value: '$50,000 - $100,000', status: 'target' },
  code: {
    tree: clause.tree,
    lines: highlightLines('pay(seller, amount);', 'solidity'),
    caption: 'A clause as code.',
  },
};

/** A whole that is divided; one line is calculated besides. */
const sums: HeroDetail = {
  title: 'A shared register saves a third',
  intro: 'An invented manager.',
  lines: [
    { label: 'Holders', value: '2,500', status: 'sample' },
    { label: 'A register of its own', value: '$300,000', status: 'sample' },
    { label: 'A share of a common one', value: '$200,000', status: 'sample' },
  ],
  result: { label: 'Saved', text: 'In a year.', value: '$100,000', status: 'sample' },
  river: { from: 2, into: [4, 3] },
};

/** A day with and without figures. */
const park: HeroDetail = {
  title: 'A day in a park',
  intro: 'An invented park.',
  lines: [
    { label: '06:40 · First reading', text: 'Meters sign.' },
    {
      label: '13:00 · Export',
      text: 'The rest goes out.',
      value: '1.6 MWh',
      status: 'sample',
    },
  ],
  result: { label: 'Next morning', text: 'The bill.', value: '9.5 MWh', status: 'sample' },
};

const { tree } = readMarkdown('```solidity\nrequire(holders < limit);\n```');

const register = illustrations[0]?.props.illustration;

const hero: OfferHeroData = {
  title: 'Carbon credit tokenization: issued credits as units in 5–7 days',
  subtitle: 'Solutions · Carbon credits',
  badges: [],
  description:
    'For project developers and brokers: registry entries are locked, each tonne is one unit.',
  picture: examplePicture,
  statistics: [
    { value: '5-7 days', label: 'to onboard a batch', status: 'stated' },
    { value: '$100', label: 'minimum the seller can set', status: 'stated' },
    { value: '1 tCO2e', label: 'in a unit', status: 'stated' },
  ],
  risk: 'A share can lose all its value and may find no buyer.',
  primaryCall: { text: 'Bring your credits', href: '/contact' },
  secondaryCall: { text: 'See the market', href: '/marketplace' },
  gradient: 'primary',
};

const heroDetail: HeroDetail = {
  title: 'What a flat brings in a year',
  intro: 'Two bedrooms, let for a year.',
  lines: [
    { label: 'Rent', value: 'AED 96,000', status: 'sample' },
    { label: 'Service charge', text: 'By the square foot.', value: 'AED 14,000', status: 'sample' },
    { label: 'Empty weeks', value: '2', status: 'target' },
  ],
  result: { label: 'Left for holders', value: 'AED 82,000', status: 'sample' },
};

const longestHero: OfferHeroData = { ...longestOf(heroSchema), picture: examplePicture };

const { views: _, code: __, ...fullest } = longestOf(heroDetailSchema);
const longestDetail: HeroDetail = {
  ...fullest,
  code: { tree, lines: highlightLines(longest(400), 'solidity'), caption: longest(160) },
};

export const examples: Example<OfferHeroProps>[] = [
  {
    name: 'An asset with its ledger',
    props: {
      form: HeroLedger,
      hero: { ...hero, picture: nearPicture },
      heroDetail,
      messages: sampleMessages,
    },
  },
  {
    name: 'Figures of two kinds, in the evening',
    props: {
      form: HeroLedger,
      hero: {
        ...hero,
        title: 'A title without a colon',
        gradient: 'accent',
        statistics: hero.statistics.map((figure, index) =>
          index === 1 ? { ...figure, status: 'target' } : figure,
        ),
      },
      heroDetail,
      messages: sampleMessages,
    },
  },
  {
    name: 'A console with a day',
    note: 'The time of a line stands apart from what happens then.',
    props: {
      form: HeroConsole,
      hero: { ...hero, risk: undefined, gradient: 'business' },
      heroDetail: {
        title: 'A day at the desk',
        lines: [
          { label: '07:30 · First look', text: 'Refused transfers are listed with reasons.' },
          {
            label: '10:00',
            text: 'Two new holders are verified.',
            value: '2 of 2',
            status: 'sample',
          },
        ],
      },
      illustration: register,
      messages: sampleMessages,
    },
  },
  {
    name: 'A rule with its code',
    note: 'Choose a case, and the lines that decide it are lit, without a script.',
    props: {
      form: HeroControl,
      hero: { ...hero, risk: undefined },
      heroDetail: {
        title: 'A limit on holders',
        lines: [
          { label: 'Before the check', text: 'The issuer sets the limit.' },
          { label: 'Buyer number 100', text: 'Is refused.', outcome: 'refused', codeLines: [2] },
          { label: 'A holder already', text: 'Passes.', outcome: 'passed', codeLines: [1, 2] },
        ],
        code: {
          tree,
          lines: highlightLines('if (holds) return true;\nreturn holders < limit;', 'solidity'),
          caption: 'The transfer fails once the limit is reached.',
        },
      },
      messages: sampleMessages,
    },
  },
  {
    name: 'From the paper to what is kept',
    note: 'The first line is the paper, the last the stone; the result is the usual budget.',
    props: {
      form: HeroProcess,
      hero: { ...hero, risk: undefined },
      heroDetail: delivery,
      messages: sampleMessages,
    },
  },
  {
    name: 'A river',
    note: 'The water is as wide as the amounts; what else was calculated is in the disclosure.',
    props: {
      form: HeroRiver,
      hero,
      heroDetail: sums,
      messages: sampleMessages,
    },
  },
  {
    name: 'Hours of a day',
    note: 'Each hour has its picture, and the light of its time.',
    props: {
      form: HeroTimeline,
      hero,
      heroDetail: park,
      views: [20, 50, 80].map((at) => ({ at, picture: { ...examplePicture, alt: '' } })),
      messages: sampleMessages,
    },
  },
  ...Object.entries({
    asset: HeroLedger,
    console: HeroConsole,
    control: HeroControl,
    hours: HeroTimeline,
    river: HeroRiver,
    seam: HeroProcess,
  }).map(([name, form]) => ({
    name: `Longest ${name}`,
    props: {
      form,
      hero: longestHero,
      heroDetail: { ...longestDetail, river: { from: 1, into: [2, 3, 9] } },
      views: longestDetail.lines.map(() => ({ at: 66, picture: { ...examplePicture, alt: '' } })),
      messages: sampleMessages,
    },
  })),
];
