import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesOf } from '../content/read/addresses.ts';
import { readContent } from '../content/read/files.ts';
import { DEFAULT_LOCALE } from '../lib/locale.ts';
import { KINDS } from '../site-map.ts';
import { unwrap } from './shared/inside.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*/*.ts', '../../contract/words/*.ts', '!./**/*.test.ts'],
  { eager: true },
);
/** Every schema of content that a file exports, by its name. */
const schemas = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).filter(
      (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
    ),
  ),
);

const head = { title: 'A heading of a section' };
const call = { text: 'Start Your Project', href: '/contact' };
const picture = { name: 'falaj', alt: 'Carved sandstone with one channel of lit water.' };
const figure = { value: '25+', label: 'blockchain networks', status: 'stated' };
const labelledValue = {
  label: 'price interval',
  value: '5 min',
  previousValue: '1 month',
  status: 'sample',
};
const hero = { title: 'A headline of a page', description: 'Power moves in milliseconds.' };
const problem = { title: 'One buyer', description: 'A flat tariff.', impact: 'Income is fixed' };
const solution = { title: 'A market', description: 'Signed readings.', benefit: 'Can be traced' };
const problemSolution = {
  ...head,
  problems: [problem, problem],
  transition: 'What changes',
  solutions: [solution, solution],
};
const serviceCard = {
  title: 'Platforms',
  description: 'We build them.',
  features: ['A register'],
  timeline: '8-12 weeks',
  complexity: 'Enterprise',
};
const feature = {
  id: 'storage',
  title: 'Storage networks',
  description: 'Capacity in blocks',
  longDescription: 'The scheduler sells blocks.',
  benefits: ['Several services', 'Open telemetry'],
  metrics: { Baseline: 'Open model' },
};
const limits = {
  ...head,
  points: [
    { ...head, text: 'It takes a buyer.' },
    { ...head, text: 'Law.' },
  ],
};
const opening = {
  ...head,
  lines: [
    { label: 'Rent', text: 'A year.' },
    { label: 'Costs', text: 'All.' },
  ],
};
const shares = (...counts: number[]) => counts.map((count) => ({ shares: count }));
const allocation = {
  total: 100,
  value: 1000,
  measure: 'USD',
  parts: shares(60, 40).map((part) => ({ ...part, class: 'Owner' })),
};
const register = {
  total: 100,
  holders: shares(60, 30, 10).map((holder, index) => ({
    ...holder,
    id: `H-000${index}`,
    class: 'Individual, AE',
  })),
};
const rule = { name: 'Country is allowed', value: 'GB is listed' };
const transferCheck = {
  from: 'H-0412',
  to: 'H-1187',
  shares: 250,
  asked: '14:02:06',
  answered: '14:02:07',
  rules: [rule, rule, rule],
};
const waterfall = {
  measure: 'USD',
  source: { name: 'Rent', amount: 100 },
  deductions: [{ name: 'Costs', amount: 40 }],
  paid: { name: 'Paid', amount: 60 },
  shares: 10,
  at: '2 Oct 2026',
};
const prices = (...all: number[]) => all.map((price) => ({ price, shares: 10 }));
const orderBook = {
  measure: 'USD',
  bids: prices(99, 98, 97),
  asks: prices(101, 102, 103),
  last: 100,
  volume: 20,
};
const vintages = {
  vintages: ['2023', '2024', '2025'].map((year) => ({ year, issued: 10, retired: 4 })),
};
const signing = {
  act: 'Mint 1,200 shares',
  keys: ['Issuer', 'Trustee', 'Operator'].map((holder) => ({ holder, place: 'HSM, Dubai' })),
  hours: 24,
  testedAt: '12 Oct 2026',
};
const networkMap = {
  total: 100,
  networks: shares(60, 40, 0).map((network, index) => ({
    ...network,
    name: `Network ${index}`,
    type: 'public',
  })),
};
const featureExplorer = { ...head, items: [feature, { ...feature, id: 'grid' }] };
const metric = { label: 'networks', value: 25, animateNumber: true, status: 'stated' };
const metrics = { ...head, items: [metric, metric, metric] };
const step = {
  title: 'Pilot',
  description: 'One feeder, real money.',
  duration: '6-8 weeks',
  deliverables: ['A report on each day'],
};
const process = { ...head, status: 'stated', steps: [step, step, step] };
const caseResult = { metric: 'homes that take part', value: '1,200' };
const testimonial = {
  quote: 'We stopped asking.',
  author: 'Name withheld',
  position: 'Operations',
};
const caseStudy = {
  id: 'microgrid',
  title: 'A microgrid that pays daily',
  company: 'A community, name withheld',
  industry: 'Energy',
  challenge: 'A flat tariff.',
  solution: 'A local market.',
  results: [caseResult],
};
const caseStudies = { ...head, items: [caseStudy] };
const faqItem = { question: 'How long?', answer: 'Twelve weeks.' };
const faq = { ...head, items: [faqItem, faqItem] };
const seo = { title: 'Energy', description: 'Local energy markets. '.repeat(4) };
const socialLink = { id: 'code', url: 'https://code.falaj.example', label: 'Code' };
const navLink = { text: 'Energy', href: '/industries/energy' };
const contactCard = { title: 'Email', icon: 'mail', kind: 'email' };

const contactContent = readContent('content/pages/contact.yaml').data as Record<string, object>;
const wordsContent = readContent('content/interface/en.yaml').data as Record<string, object>;
const blueprintTool = (
  readContent('content/pages/tools/blueprint.yaml').data as {
    tool: { form: object; proposal: { registers: object } };
  }
).tool;
const blueprintContent = readContent('content/blueprint.yaml').data as Record<string, object>;
const playgroundContent = (
  readContent('content/pages/tools/transfer-playground.yaml').data as {
    tool: { scenarios: object[]; words: object };
  }
).tool;
const blueprintRule = {
  id: 'standard-share',
  title: 'ERC-3643',
  text: 'Each transfer asks the register of identities first.',
  href: '/resources/documentation/share-token',
};

const siteContent = parse(readFileSync('content/site.yaml', 'utf8'));

/** A good value of every schema that is an object. */
const drawing = {
  parties: [
    { id: 'grower', name: 'Grower', kind: 'client' },
    { id: 'register', name: 'Register', kind: 'software' },
    { id: 'bank', name: 'Bank', kind: 'licensed' },
  ],
  steps: [
    { from: 'grower', to: 'register', what: 'Signs.', flow: 'data', state: 'person' },
    { from: 'register', to: 'bank', what: 'Sends a list.', flow: 'data' },
    { from: 'bank', to: 'grower', what: 'Pays.', flow: 'money', state: 'possible' },
  ],
};

const SAMPLES: Record<string, object | undefined> = {
  allocation,
  register,
  transferCheck,
  registerIllustration: { kind: 'register', context: 'A house in Dubai', data: register },
  signingIllustration: { kind: 'signing', context: 'One release', data: signing },
  transferCheckIllustration: { kind: 'transferCheck', context: 'Three rules', data: transferCheck },
  waterfall,
  orderBook,
  vintages,
  signing,
  networkMap,
  illustrationWords: wordsContent.illustrations,
  aboutPage: readContent('content/pages/about.yaml').data as object,
  article: {
    title: 'What a register proves',
    seo,
    excerpt: 'A short answer.',
    author: 'Engineering team',
    date: '2026-11-21',
    category: 'Technical',
    tags: ['registers', 'record-date'],
  },
  blueprintAnswers: blueprintContent.example,
  blueprintAsset: { id: 'real-estate', filed: 2, opens: 4, risk: 'share' },
  blueprintForm: blueprintTool.form,
  blueprintRange: { from: 50, below: 200 },
  blueprintRegisters: blueprintTool.proposal.registers,
  blueprintRule: { ...blueprintRule, when: { liquidity: ['hold'], holders: { below: 50 } } },
  blueprintTrack: {
    ...blueprintRule,
    offer: '/platforms/compliance-platform',
    after: { track: 'asset', step: 'filed' },
    before: { track: 'asset', step: 'opens' },
    waits: [{ step: 2, for: { track: 'asset', step: 3 } }],
  },
  blueprintWords: blueprintTool.proposal,
  costModel: blueprintContent.model,
  blogPage: readContent('content/pages/resources/blog.yaml').data as object,
  bookableSession: {
    id: 'briefing',
    title: 'Briefing',
    minutes: 90,
    duration: '90 minutes',
    description: 'For boards.',
    interest: 'Other',
  },
  booking: contactContent.booking,
  brief: {
    id: 'audit',
    ...head,
    points: [
      { title: 'Scope', text: 'One commit.' },
      { title: 'Findings', text: 'Three.' },
    ],
  },
  call,
  caseResult,
  caseStudies,
  caseStudiesPage: readContent('content/pages/resources/case-studies.yaml').data as object,
  caseStudy,
  channelCard: { title: 'Live Chat', icon: 'users', description: 'A short question.', call },
  closing: { ...head, calls: [call] },
  contactCard,
  contactForm: contactContent.form,
  contactPage: contactContent,
  diagram: { ...head, ...drawing },
  counted: { one: '1 page', other: '{n} pages' },
  documentationCategory: {
    id: 'start',
    title: 'Getting started',
    description: 'A first transfer.',
    icon: 'play',
    browse: 'Browse All Guides',
  },
  documentationItem: {
    name: 'Transfer rules',
    type: 'Guide',
    difficulty: 'Beginner',
    category: 'contracts',
    order: 1,
    summary: 'Know which transfers are refused.',
    seo,
    updated: '2026-11-21',
  },
  documentationPage: readContent('content/pages/resources/documentation.yaml').data as object,
  drawing,
  download: {
    title: 'Method paper',
    description: 'How we count.',
    type: 'ZIP',
    version: '2.1.0',
    date: '2026-11-21',
    order: 1,
  },
  ramadanHours: { hours: 6, of: 8 },
  workingWeek: { days: [0, 1, 1, 1, 1, 0.5, 0], holidays: [] },
  rulebooks: {
    intro: 'Rules of the trade.',
    items: Array(6).fill({ name: 'MiCA', scope: 'European Union', href: '/resources/blog' }),
  },
  assets: {
    ...head,
    minimum: 'from {amount}',
    open: 'no minimum',
    risk: 'You can lose all of it.',
    items: Array(12).fill({ name: 'Bullion', href: '/solutions/precious-metals' }),
  },
  featuredStudy: { id: 'a-study', image: picture, call },
  division: {
    ...head,
    label: 'Number of shares',
    each: '{n} of them',
    risk: 'You can lose all of it.',
    whole: { label: 'sample building', value: 12, prefix: '$', status: 'sample' },
    chosen: 4,
    cuts: [1, 2, 3, 4, 6].map((shares) => ({ shares, image: picture })),
  },
  faq,
  faqItem,
  feature,
  featureExplorer,
  figure,
  formWords: wordsContent.form,
  handOverWords: wordsContent.handOver,
  helpCard: { title: 'Technical Support', description: 'For clients.', icon: 'phone', call },
  hero,
  industryCard: { name: 'Energy', description: 'Grids.', useCases: ['Trading'] },
  labelledValue,
  limits,
  legalPage: {
    title: 'Risk notice',
    seo,
    summary: 'A share can lose its whole value.',
    updated: '2026-11-21',
  },
  metric,
  metrics,
  navCard: { title: 'Mobile SDK', description: 'Version 2.1.0.' },
  navGroup: {
    id: 'features',
    title: 'Features',
    lead: 'On the first day.',
    picture: 'real-estate',
    columns: [{ title: 'Platform', links: [navLink] }],
    calls: [call],
  },
  navLink,
  navigation: readContent('content/navigation.yaml').data as object,
  opening,
  newsletter: {
    ...head,
    label: 'E-mail',
    placeholder: 'name@company.example',
    button: 'Subscribe',
    privacy: 'One e-mail per article, nothing else.',
  },
  newsletterWords: wordsContent.newsletter,
  notFoundPage: readContent('content/pages/not-found.yaml').data as object,
  offer: {
    name: 'Energy',
    seo,
    hero,
    opening,
    problemSolution,
    features: featureExplorer,
    process,
    caseStudies,
    limits,
    faq,
    closing: 'One meter is enough',
    bring: 'A month of readings shows whether it pays.',
    related: ['/about', '/contact'],
  },
  pending: { toCome: ['/about'], astray: ['/demo'] },
  picture,
  portfolioPage: readContent('content/pages/portfolio.yaml').data as object,
  portfolioProject: {
    name: 'Homes',
    description: 'Shares of homes.',
    category: 'Real Estate',
    features: ['Register'],
    status: 'Live',
    url: 'outside:realEstatePlatform',
    image: picture,
  },
  problem,
  problemSolution,
  process,
  processStep: step,
  protocolCard: {
    name: 'ERC3643',
    title: 'Shares that know their holders',
    description: 'Each transfer asks first.',
    uses: ['Fund units'],
  },
  reason: { title: 'The network is a choice', description: 'Fees decide.' },
  seo,
  serviceCard,
  serviceRow: { service: 'platforms', description: 'We build them.', features: ['A register'] },
  serviceCards: { ...head, items: [serviceCard] },
  session: {
    title: 'Briefing',
    description: 'For boards.',
    duration: '90 minutes',
    format: 'Video',
  },
  directBooking: (contactContent.booking as { direct: object }).direct,
  playground: playgroundContent,
  playgroundWords: playgroundContent.words,
  scenario: playgroundContent.scenarios[0],
  searchPage: readContent('content/pages/search.yaml').data as object,
  officeHours: siteContent.hours,
  sources: {
    sources: [
      { id: 'yearbook', title: 'Energy yearbook', publisher: 'An agency', published: '2026-03-01' },
    ],
  },
  site: siteContent,
  siteFile: siteContent,
  socialLink,
  solution,
  synonyms: readContent('content/search.yaml').data as object,
  teamGroup: {
    name: 'Engineering',
    role: 'Builds',
    expertise: ['Contracts'],
    experience: '15 years together',
  },
  testimonial,
  textFigure: { id: 'way', caption: 'How the bank learns who is paid.', diagram: drawing },
  words: wordsContent,
};

/** Where the content itself is the good example: every kind of the site map without a sample here. */
const WHOLE_FILES = Object.fromEntries(
  KINDS.flatMap(([, kind]) => {
    const name = [...schemas].find(([, schema]) => schema === kind.schema)?.[0] ?? '';
    const [file] = filesOf(kind, DEFAULT_LOCALE);
    return file && !(name in SAMPLES) ? [[name, file] as const] : [];
  }),
);

test('every object schema has a sample here', () => {
  const objects = [...schemas].filter(([, schema]) => unwrap(schema) instanceof z.ZodObject);
  const known = [...Object.keys(SAMPLES), ...Object.keys(WHOLE_FILES)].sort();
  expect(objects.map(([name]) => name).sort()).toEqual(known);
});

describe.each(Object.entries(SAMPLES))('%s', (name, sample) => {
  const parse = (value: object | undefined) => schemas.get(name)?.safeParse(value);

  test('accepts a good example', () => {
    expect(parse(sample)?.error?.issues).toBeUndefined();
  });

  test('refuses a key it does not know, and names it', () => {
    expect(parse({ ...sample, colour: 'blue' })?.error?.issues).toEqual([
      expect.objectContaining({ code: 'unrecognized_keys', keys: ['colour'] }),
    ]);
  });

  test('refuses nothing at all', () => {
    expect(parse({})?.success).toBe(false);
  });
});

test.each(Object.entries(WHOLE_FILES))(
  '%s accepts its file and refuses a key it does not know',
  (_, file) => {
    expect(readContent(file).problems).toEqual([]);
    expect(readContent(file, '.', 'colour: blue').problems).toContainEqual(
      expect.objectContaining({ file, field: 'colour' }),
    );
  },
);

test.each([
  ['2026-11-21', '2026-11-21'],
  [new Date('2026-11-21'), '2026-11-21'],
  ['2026-13-01', undefined],
  ['21 November 2026', undefined],
])('a day is read from %s as %s', (date, read) => {
  const result = schemas.get('legalPage')?.safeParse({ ...SAMPLES.legalPage, updated: date });
  expect((result?.data as { updated?: string } | undefined)?.updated).toBe(read);
});
