/** A figure, and a word that has to stand near it, so that a chance match does not count. */
export type Claim = [figure: string, near?: string];

/** What spec sections 2 and 9 say of one offer page; a part the spec leaves open is left out. */
export interface Facts {
  path: string;
  /** A second path that shows the same page; search engines are sent to the first. */
  alias?: string;
  /** The Total Duration badge. */
  total?: string;
  /** The durations of the steps, in their order. */
  steps?: string[];
  /** The process ends with a step without an end. */
  ongoing?: true;
  claims?: Claim[];
  /** The minimum investment, and the differing one that a case on the page shows. */
  minimum?: string;
  caseMinimum?: string;
  /** The second hero call where the spec names it; `outside` is another site. */
  second?: string;
  /** The target of View All Case Studies; null where the spec gives the page none. */
  viewAll?: string | null;
  /** What the titles of the features have to name, one feature each. */
  features?: string[];
  /** The features that the spec flags as popular. */
  popular?: string[];
  /** Exact numbers of parts. */
  counts?: Partial<Record<'problems' | 'solutions' | 'features' | 'metrics' | 'studies', number>>;
  /** Every metric counts up. */
  animated?: true;
}

/** The targets that section 2 allows for the second hero call; one more leads to another site. */
export const SECOND_CALLS = [
  '/portfolio',
  '/demo',
  '#features',
  '#case-studies',
  '#whitepaper',
  '#audit',
  '#architecture',
  '#compliance',
  '/platforms/web3-loyalty',
  '/solutions/real-estate',
  '/solutions/intellectual-property',
  '/features/compliance-engine',
  '/assets',
  '/marketplace',
  '/networks',
  '/audit-process',
];

/** Where View All Case Studies may lead on pages for which the spec names no target. */
export const VIEW_ALL = ['/resources/case-studies', '/portfolio'];

/** The facts of all 39 offer pages, read from the spec and not from the content files. */
export const FACTS: Facts[] = [
  {
    path: '/solutions/real-estate',
    total: '11–21 weeks',
    claims: [['8–16 weeks', 'project']],
    minimum: '$100',
  },
  {
    path: '/solutions/infrastructure',
    total: '8–12 weeks',
    minimum: '$1,000',
    caseMinimum: '$500',
  },
  { path: '/solutions/commodities', minimum: '$50', caseMinimum: '$25' },
  { path: '/solutions/agricultural', minimum: '$100', caseMinimum: '$500' },
  {
    path: '/solutions/precious-metals',
    total: '4–7 weeks',
    claims: [['$500M', 'insurance']],
    minimum: '$100',
  },
  { path: '/solutions/intellectual-property', total: '12–16 weeks' },
  {
    path: '/solutions/carbon-credits',
    total: '5–7 days',
    viewAll: '/case-studies',
    minimum: '$100',
  },

  {
    path: '/platforms/web3-loyalty',
    total: '11–16 weeks',
    steps: ['2–3 weeks', '3–4 weeks', '4–6 weeks', '2–3 weeks'],
  },
  {
    path: '/platforms/white-label-tokenization',
    total: '5–8 weeks',
    claims: [
      ['4–6 weeks', 'custom'],
      ['90%', 'faster'],
    ],
  },
  { path: '/platforms/nft-marketplace', total: '15–21 weeks' },
  { path: '/platforms/secondary-trading', total: '15–21 weeks' },
  {
    path: '/platforms/compliance-platform',
    alias: '/platforms/compliance',
    total: '11–16 weeks',
    ongoing: true,
  },

  { path: '/services/ico-development', total: '10–16 weeks', claims: [['12 weeks']] },
  { path: '/services/blockchain-development', total: '18–26 weeks', viewAll: '/case-studies' },
  { path: '/services/smart-contracts', total: '6–12 weeks', viewAll: null },
  { path: '/services/web3-development', total: '8–16 weeks', viewAll: null },
  { path: '/services/token-development', total: '5–9 weeks' },
  { path: '/services/defi-protocols', total: '12–20 weeks', viewAll: null },
  { path: '/services/tokenomics', total: '6–10 weeks' },

  { path: '/use-cases/rwa-tokenization', total: '14–19 weeks' },
  { path: '/use-cases/real-estate-investment', minimum: '$1,000' },
  { path: '/use-cases/loyalty-rewards', total: '12–17 weeks' },
  { path: '/use-cases/supply-chain', total: '14–19 weeks' },
  { path: '/use-cases/carbon-trading', total: '15–21 weeks', viewAll: '/case-studies' },

  {
    path: '/features/multi-chain',
    alias: '/features/multi-chain-support',
    total: '12–18 weeks',
    claims: [['25+', 'network']],
  },
  { path: '/features/security-audits', alias: '/features/security', total: '8–12 weeks' },
  { path: '/features/compliance-engine', total: '6–9 weeks' },
  { path: '/features/white-label', total: '4–6 weeks', claims: [['90%', 'faster']] },

  { path: '/industries/real-estate-developers', total: '9–13 weeks' },
  { path: '/industries/institutional-investors', total: '17–24 weeks' },
  { path: '/industries/legal-firms', total: '11–16 weeks' },
  { path: '/industries/hospitality', total: '13–19 weeks' },
  { path: '/industries/entertainment', total: '9–13 weeks', ongoing: true },
  { path: '/industries/private-equity', total: '12–17 weeks' },
  {
    path: '/industries/entrepreneurs',
    total: '8–12 weeks',
    steps: ['1 week', '2 weeks', '2–3 weeks', '3–4 weeks', '2 weeks', 'Ongoing'],
    claims: [['12-week', 'process']],
    second: '#case-studies',
    viewAll: '/portfolio',
    features: [
      'token fundraising platform',
      'smart cap tables',
      'investor relations portal',
      'revenue token models',
    ],
    popular: ['token fundraising platform'],
    counts: { problems: 4, solutions: 4, features: 4, metrics: 6, studies: 1 },
    animated: true,
  },
  {
    path: '/industries/retail',
    total: '13–19 weeks',
    steps: ['2–3 weeks', '4–6 weeks', '3–4 weeks', '4–6 weeks'],
    claims: [
      ['60%', 'payment cost'],
      ['300%', 'retention'],
      ['190+', 'countries'],
    ],
    features: [
      'web3 loyalty tokens',
      'nft product authenticity certificates',
      'multi-currency and crypto payment gateway',
      'token-gated community commerce',
    ],
  },
  {
    path: '/industries/healthcare',
    total: '12–18 weeks',
    steps: ['2 weeks', '3 weeks', '2 weeks', '4 weeks', '3 weeks', '2 weeks'],
    claims: [
      ['99.9%', 'compliance'],
      ['68.8%', 'CAGR'],
      ['$55B', '2030'],
      ['HIPAA', 'GDPR'],
    ],
    viewAll: null,
    features: [
      'patient records',
      'pharmaceutical supply chain tracking',
      'clinical research',
      'insurance claims',
    ],
  },
  {
    path: '/industries/energy',
    total: '22–32 weeks',
    steps: ['4–6 weeks', '8–12 weeks', '6–8 weeks', '4–6 weeks'],
    claims: [
      ['$4.5T', 'market'],
      ['35%', 'grid efficiency'],
      ['40%', 'cost reduction'],
    ],
    viewAll: '/case-studies',
    features: [
      'peer-to-peer energy trading',
      'smart grid optimization',
      'tokenized renewable investment',
      'carbon credit verification',
      'storage networks',
    ],
    animated: true,
  },
  {
    path: '/industries/space-tech',
    total: '11–16 weeks',
    steps: ['2–3 weeks', '3–4 weeks', '4–6 weeks', '2–3 weeks'],
    claims: [
      ['$400B+', 'economy'],
      ['12,000+', 'satellites'],
    ],
    minimum: '$1,000',
    second: 'outside',
    features: [
      'fractional ownership of satellites',
      'infrastructure',
      'mission',
      'orbital manufacturing',
    ],
  },
];

/** A figure as a whole: `$100` is neither `$1,000` nor `$100,000`, and `90%` is not `190%`. */
export const whole = (figure: string) =>
  new RegExp(`(?<![\\w$.,–-])${figure.replace(/[$.+]/g, '\\$&')}(?![\\w%+]|[.,–-]\\d)`, 'g');

/** The lines around each place where a figure stands, in lower case. */
const around = (text: string, figure: string, reach = 160) =>
  [...text.matchAll(whole(figure))].map(({ index }) =>
    text.slice(Math.max(index - reach, 0), index + figure.length + reach).toLowerCase(),
  );

/** Whether a text makes a claim. */
export const isClaimed = (text: string, [figure, near = figure]: Claim) =>
  around(text, figure).some((lines) => lines.includes(near.toLowerCase()));

/** Whether a figure is given as the least that can be invested. */
export const isMinimum = (text: string, figure: string) =>
  around(text, figure, 40).some((words) => /\b(minim|lowest|smallest|from \$)/.test(words));
