/**
 * Which room may import which (docs/architecture.md). Each row of ROOMS names the rooms of src/ that a room may
 * use besides itself; anything else is an error. Imports run one way: whoever comes later in the list builds on
 * what comes before it. `.astro` files are not read, since dependency-cruiser has no parser for them: they stand
 * at the top, where nothing of ours imports them.
 */
const ROOMS = [
  // Pure functions, which run anywhere.
  { room: 'lib', uses: [] },
  // One zod schema for each shape of content.
  { room: 'schemas', uses: ['lib'] },
  // What runs in the browser on every page.
  { room: 'runtime', uses: ['lib'] },
  // Primitives without content of their own.
  { room: 'ui', uses: ['runtime', 'lib'] },
  // Pictures of the product at work.
  { room: 'illustrations', uses: ['ui', 'runtime', 'lib'] },
  // The files of the two font families.
  { room: 'fonts', uses: [] },
  // What belongs to one ability.
  { room: 'features', uses: ['fonts', 'illustrations', 'ui', 'runtime', 'lib'] },
  // One row for each kind of content, of forms that the folder has.
  { room: 'site-map', uses: ['features', 'schemas', 'lib'] },
  { room: 'site-map.ts', uses: ['site-map', 'schemas', 'lib'] },
  // Reads content: it finds nothing wrong, but gives its checks all that they need.
  {
    room: 'content/read',
    uses: ['site-map', 'site-map.ts', 'features', 'schemas', 'lib'],
  },
  // Finds the pictures that content names.
  { room: 'content/images', uses: ['schemas', 'lib'], types: ['ui'] },
  // Checks content, file by file and all together.
  {
    room: 'content/check',
    uses: ['content/(read|images)', 'site-map.ts', 'features', 'schemas', 'lib'],
  },
  // Makes files of content.
  {
    room: 'content/output',
    uses: [
      ...[
        'content/(read|images)',
        'site-map',
        'site-map.ts',
        'features',
        'fonts',
        'schemas',
        'lib',
      ],
    ],
    types: ['sections'],
  },
  // A part of a page.
  { room: 'sections', uses: ['features', 'illustrations', 'ui', 'runtime', 'lib'] },
  // What every page has: header, menus, footer.
  { room: 'site', uses: ['features', 'ui', 'runtime', 'lib'] },
  // Makes the props of sections from content.
  {
    room: 'page-builder',
    uses: ['content/(read|output|images)', 'site-map', 'site-map.ts', 'features', 'lib'],
    types: ['ui', 'sections'],
  },
  {
    room: 'pages',
    uses: [
      ...['page-builder', 'layouts', 'sections', 'site', 'features', 'ui', 'lib'],
      ...['content/(read|output|images)', 'site-map', 'site-map.ts'],
    ],
  },
  // Editing on the page, for `npm run edit` alone.
  {
    room: 'edit',
    uses: ['content/(read|check)', 'site-map.ts', 'schemas', 'runtime', 'lib'],
  },
];

/** Features that other features may use. */
const SHARED_FEATURES = 'draft|drawing|forms|lists|office|search-index';

/** Tests and examples may import anything. */
const ASIDE = '\\.(test|examples)\\.tsx?$';

/** Rooms that take types from `schemas`, so that a component and its content cannot drift apart. */
const TYPED = [
  'runtime',
  'ui',
  'illustrations',
  'features',
  'sections',
  'site',
  'page-builder',
  'pages',
];

const anyOf = (rooms) => `^src/(${rooms.join('|')})(/|$)`;

/** The rule for a room: an error for what it may not use. */
const roomRule = ({ room, uses, types = [] }) => {
  const given = [...types, ...(TYPED.includes(room) ? ['schemas'] : [])];
  return {
    name: `src/${room}`,
    comment: `src/${room} may import ${uses.join(', ') || 'no other room'}${given.length > 0 ? `, and types from ${given.join(', ')}` : ''}. What both sides need belongs in a room below.`,
    severity: 'error',
    from: { path: anyOf([room]), pathNot: ASIDE },
    to: { path: '^src/', pathNot: anyOf([room, ...uses, ...given]) },
  };
};

export default {
  forbidden: [
    ...ROOMS.map(roomRule),
    {
      name: 'only-types-of-schemas',
      comment:
        'Schemas would bring zod into the browser: import type only. Lists of choices have a file of their own without zod, choices.ts.',
      severity: 'error',
      from: { path: anyOf(TYPED), pathNot: ASIDE },
      to: {
        path: '^src/schemas/',
        pathNot: '/choices\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-types-of-components',
      comment:
        'Content and page-builder run without React: they take only types from ui and sections.',
      severity: 'error',
      from: { path: anyOf(['content', 'page-builder']), pathNot: ASIDE },
      to: { path: '^src/(ui|sections)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sections-on-their-own',
      comment: 'A section never imports another section: what both need belongs in src/ui.',
      severity: 'error',
      // A file beside the folders of sections may import all of them.
      from: { path: '^src/sections/([^/]+)/', pathNot: ASIDE },
      to: { path: '^src/sections/', pathNot: '^src/sections/$1/' },
    },
    {
      name: 'features-on-their-own',
      comment: `A feature imports no other feature but those made to be shared: ${SHARED_FEATURES.replaceAll('|', ', ')}.`,
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: ASIDE },
      to: { path: '^src/features/', pathNot: `^src/features/($1|${SHARED_FEATURES})/` },
    },
    {
      name: 'lib-without-packages',
      comment: 'Functions of src/lib run anywhere: they import no package.',
      severity: 'error',
      from: { path: '^src/lib/', pathNot: ASIDE },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'] },
    },
    {
      name: 'site-without-desk',
      comment:
        'The site is built without the desk, the server and the scripts: what both need belongs in contract/.',
      severity: 'error',
      from: { path: '^src/', pathNot: [ASIDE, '^src/gallery/'] },
      to: { path: '^(desk|deploy|scripts|tests)/' },
    },
    {
      name: 'desk-uses-only-ui',
      comment:
        'Of src/ the desk uses the primitives of ui, and styles. What site and desk agree on belongs in contract/.',
      severity: 'error',
      from: { path: '^desk/', pathNot: ['^desk/tests/', ASIDE] },
      to: { path: '^src/', pathNot: '^src/(ui|styles)/' },
    },
    {
      name: 'contract-on-its-own',
      comment:
        'What site and desk agree on is pure TypeScript: no React, no Astro, nothing of either.',
      severity: 'error',
      from: { path: '^contract/', pathNot: ASIDE },
      to: { path: ['^(src|desk|deploy|scripts|tests)/', 'node_modules/(react|astro|@astrojs)'] },
    },
    {
      name: 'packages-without-site',
      comment: 'A package stands on its own: it imports nothing of src/ and desk/.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/[^/]+/tests/' },
      to: { path: '^(src|desk)/' },
    },
    {
      name: 'deploy-takes-functions-only',
      comment: 'Of src/, deploy/ uses only pure functions, and those of the runtime.',
      severity: 'error',
      from: { path: '^deploy/', pathNot: ASIDE },
      to: { path: '^src/', pathNot: '^src/(lib|runtime)/' },
    },
    {
      name: 'no-imports-of-tests',
      comment: 'Nothing imports a test, and only the gallery imports examples.',
      severity: 'error',
      from: { pathNot: [ASIDE, '^src/gallery/', '^(tests|desk/tests|packages/[^/]+/tests)/'] },
      to: { path: ASIDE },
    },
    {
      name: 'no-circles',
      comment:
        'No file imports itself by way of others: what two files need of each other belongs in a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Imports of types count, and are told apart.
    tsPreCompilationDeps: 'specify',
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
