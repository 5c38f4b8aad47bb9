import { rawColour } from '../../features/drawing/raw-colour.ts';
import { unpackWoff } from './woff.ts';

/** How a run of letters looks; sizes are points. */
export interface Face {
  font: keyof typeof FONTS;
  size: number;
  colour: string;
  isSlanted?: boolean;
}

const font = (family: 'kufam' | 'fustat' | 'ibm-plex-mono', weight: number) =>
  unpackWoff(`node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);

/** Fonts by what they are for; all are embedded, as ISO 14289-1, 7.21.4 asks. */
export const FONTS = {
  display: font('kufam', 600),
  text: font('fustat', 400),
  strong: font('fustat', 600),
  code: font('ibm-plex-mono', 400),
  codeStrong: font('ibm-plex-mono', 600),
};

export const COLOUR = {
  night: rawColour('night'),
  ink: rawColour('ink'),
  quiet: rawColour('ink-2'),
  white: rawColour('plaster'),
  panel: rawColour('plaster-2'),
  mist: rawColour('mist'),
  line: rawColour('line'),
  water: rawColour('water'),
  waterDeep: rawColour('water-deep'),
  waterLit: rawColour('water-lit'),
  foam: rawColour('foam'),
  clay: rawColour('clay-deep'),
};

/** A4 in points, with what is printed on it. `measure` is the width of a line of text, `slack` how far the last
 * lines of a chapter may go below `bottom`. */
export const PAGE = {
  width: 595.28,
  height: 841.89,
  left: 72,
  right: 523.28,
  top: 78,
  bottom: 750,
  slack: 26,
  foot: 806,
  measure: 404,
};

/** Width of code and tables, which may be wider than text. */
export const FULL = PAGE.right - PAGE.left;

const face = (font: Face['font'], size: number, colour = COLOUR.ink): Face => ({
  font,
  size,
  colour,
});

export const FACE = {
  text: face('text', 10.3),
  lead: face('text', 13, COLOUR.quiet),
  note: face('text', 8.6, COLOUR.quiet),
  chapter: face('display', 27),
  h2: face('display', 15.5),
  h3: face('display', 12),
  cell: face('text', 9),
  head: face('strong', 9),
  code: face('code', 8.6),
};

/** From one baseline to the next, in points. */
export const LEADING = { text: 15.8, lead: 20, chapter: 32, h2: 20, h3: 16, cell: 12.8, code: 12 };
