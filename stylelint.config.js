/** Style sheets in which tokens are made; everything else uses them. */
const TOKENS = ['src/styles/tokens.css', 'desk/inbox/inbox.css'];

/** A raw length that stands alone or beside others, and not in the middle of a function such as clamp(). */
const raw = (lengths) => `/(^|\\s)-?(${lengths})(?=\\s|$)(?![^()]*\\))/`;

/** The steps of --space-1 to --space-9. */
const SPACES = raw('(0?\\.25|0?\\.5|0?\\.75|1|1\\.5|2|3|4|6)rem');
/** The widths of --channel-thin to --channel-bold. */
const CHANNELS = raw('[2346]px');
/** The lengths of --swift and --calm. */
const TIMES = '/(^|[\\s,])(160ms|0?\\.16s|320ms|0?\\.32s)/';
/** Four values, of which the second is the right and the fourth the left side of the screen. */
const FOUR_SIDES = '/^([^\\s()]+(\\([^\\s()]*\\))?\\s+){3}\\S+$/';

/** What to write instead of a value, by its property. */
function instead(property, value) {
  if (value.includes('view('))
    return 'view() ends tabs of Chromium 156: give the element a view-timeline-name and use that';
  if (property === 'border-radius' && value.includes(' '))
    return 'Several corners name left and right: write border-start-end-radius and its like';
  if (/^(padding|margin|inset|scroll-\w+)$/.test(property) && /( .*){3}/.test(value))
    return `Four values name left and right: write ${property}-block and ${property}-inline`;
  if (property === 'line-height')
    return `Some languages need higher lines: write calc(${value} + var(--leading))`;
  return `${property}: ${value}: there is a token of that length in src/styles/tokens.css`;
}

/** The layer of a folder's style sheets. */
const inLayer = (layer, ...files) => ({
  files,
  rules: {
    'layer-name-pattern': [
      `^${layer}$`,
      { message: `Style sheets of this folder belong in @layer ${layer}` },
    ],
  },
});

/** @type {import('stylelint').Config} */
export default {
  // A custom property is known when any style sheet sets it.
  referenceFiles: ['src/**/*.css', 'desk/inbox/**/*.css'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'no-unknown-custom-properties': true,
    'no-unknown-animations': true,
    'rule-nesting-at-rule-required-list': [
      ['layer'],
      { message: 'Write every rule inside @layer, so that its place in the cascade is plain' },
    ],

    // Logical properties: the site also runs from right to left.
    'property-layout-mappings': [
      'flow-relative',
      {
        // Shorthands of up to three values are the same from both sides; those of four are refused below.
        // overflow-inline and its like are too young to be relied on.
        ignoreProperties: [
          'padding',
          'margin',
          'inset',
          '/^border-(width|style|color)$/',
          '/^over.+-[xy]$/',
        ],
        message: (_, property) => `${property} is physical: use the logical property`,
      },
    ],
    'value-keyword-layout-mappings': ['flow-relative', { ignoreKeywords: ['vertical'] }],

    // Colours come from the tokens.
    'color-no-hex': [true, { message: 'Colours come from src/styles/tokens.css' }],
    'color-named': ['never', { message: 'Colours come from src/styles/tokens.css' }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: 'Colours come from src/styles/tokens.css' },
    ],

    // Lengths come from the tokens: type and corners always, others where a token has that length.
    'declaration-property-unit-disallowed-list': [
      {
        'font-size': ['rem', 'px'],
        'letter-spacing': ['em', 'rem', 'px'],
        '/radius$/': ['rem'],
      },
      { message: (property) => `${property} comes from a token of src/styles/tokens.css` },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(padding|margin|inset|scroll-(padding|margin))$/': [FOUR_SIDES],
        'border-radius': ['/ /'],
        // Inside an edge of one pixel, a corner of --corner-small has one of 1px.
        '/radius$/': ['/(^|\\s)(?!1px)[\\d.]+px/'],
        '/^(gap|row-gap|column-gap|(padding|margin)(-.+)?)$/': [SPACES],
        '/^(border(?!.*radius)|outline|column-rule|(min-|max-)?(inline|block)-size|inset-)/': [
          CHANNELS,
        ],
        'line-height': ['/^[\\d.]+$/'],
        '/^(transition|animation)(-duration|-delay)?$/': [TIMES],
        '/^animation(-timeline)?$/': ['/\\bview\\(/'],
      },
      { message: instead },
    ],
  },
  overrides: [
    inLayer('ui', 'src/{ui,illustrations}/**/*.css'),
    inLayer('site', 'src/site/**/*.css'),
    inLayer('sections', 'src/sections/**/*.css'),
    inLayer('layouts', 'src/sections/OfferHero/*Layout.module.css'),
    {
      files: TOKENS,
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        'declaration-property-unit-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
};
