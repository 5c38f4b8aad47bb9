import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { DIVISIONS, FIELD, TOP } from './plots.ts';
import { seededRandom } from './random.ts';
import { rawColour } from './raw-colour.ts';

/** Width and height of a drawing. */
const DRAWING = { width: 1600, height: 900 };

/**
 * Draws a picture for one page: stone plots between lit channels, seen at dusk from the side. The same seed
 * gives the same picture.
 */
export function drawChannels(seed: string): string {
  const random = seededRandom(seed);
  const plots = DIVISIONS[Math.floor(random() * DIVISIONS.length)]?.(random) ?? [];
  const tones: string[][] = [[], [], []];
  for (const plot of plots) tones[Math.floor(random() * tones.length)]?.push(plot);
  const turn = Math.round(-24 + 14 * random());
  const { width, height } = DRAWING;
  const stone = tones
    .map((group, tone) => `<path d="${group.join('')}" fill="url(#s${tone})"/>`)
    .join('');
  const outlines = plots.join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
<linearGradient id="w" x2="1" y2="1"><stop stop-color="#0a4f50"/><stop offset=".55" stop-color="#16b5aa"/><stop offset="1" stop-color="#0b6f6c"/></linearGradient>
${['#6f5a40', '#7d6648', '#5f4d38'].map((tone, index) => `<linearGradient id="s${index}" gradientUnits="userSpaceOnUse" x2="${FIELD}" y2="${FIELD}"><stop stop-color="#2c2a26"/><stop offset=".5" stop-color="${tone}"/><stop offset="1" stop-color="#463a2d"/></linearGradient>`).join('')}
</defs><rect width="${width}" height="${height}" fill="${rawColour('night')}"/>
<g transform="translate(${Math.round(-60 - 180 * random())} ${Math.round(120 + 160 * random())}) rotate(${turn}) skewX(-16) scale(1.02 .62)">
<rect x="-200" y="${TOP}" width="${FIELD + 500}" height="${FIELD - TOP}" fill="url(#w)"/>
<path d="${outlines}" fill="#04161a" transform="translate(-4 9)"/>${stone}
<path d="${outlines}" fill="none" stroke="${rawColour('sand')}" stroke-opacity=".28" stroke-width="2"/></g></svg>`;
}

/** The path at which the drawing of a page is published. */
export const drawingPath = (path: string) => `/drawings${path}.svg`;

/** The drawing as a picture. It adds nothing to the page's words, so its alternative text is empty (WCAG 1.1.1). */
export const drawingPicture = (path: string): PictureData => ({
  ...DRAWING,
  alt: '',
  src: drawingPath(path),
  sources: [],
  sizes: '100vw',
  focus: 'end',
});
