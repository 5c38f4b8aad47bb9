import { DIVISIONS, FIELD, TOP } from '../../../features/drawing/plots.ts';
import { seededRandom } from '../../../features/drawing/random.ts';

/** Size of the picture on a cover and of its round corner, in points. */
const [WIDTH, HEIGHT, BEND] = [523.28, 324, 64];
/** Colours of stone at dusk, as in the drawings of the pages (features/drawing/channel-drawing.ts). */
const STONE = ['#6f5a40', '#7d6648', '#5f4d38'];
const [WATER, SHADOW] = ['#16b5aa', '#04161a'];

/**
 * Draws the picture on the cover of a PDF as SVG: a field divided by channels, seen from the side.
 * @param seed text that decides how the field is divided
 */
export function drawCover(seed: string): string {
  const random = seededRandom(seed);
  const plots = DIVISIONS[Math.floor(random() * DIVISIONS.length)]?.(random) ?? [];
  const gradients = STONE.map(
    (tone, index) =>
      `<linearGradient id="s${index}" gradientUnits="userSpaceOnUse" x2="${FIELD}" y2="${FIELD}"><stop stop-color="#2c2a26"/><stop offset=".5" stop-color="${tone}"/><stop offset="1" stop-color="#463a2d"/></linearGradient>`,
  );
  const stone = plots.map(
    (plot) => `<path d="${plot}" fill="url(#s${Math.floor(random() * STONE.length)})"/>`,
  );
  const edge = `M0 0H${WIDTH - BEND}a${BEND} ${BEND} 0 0 1 ${BEND} ${BEND}V${HEIGHT}H0Z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>${gradients.join('')}<clipPath id="edge"><path d="${edge}"/></clipPath></defs>
<g clip-path="url(#edge)"><g transform="translate(-90 56) scale(.46) rotate(-20) skewX(-16) scale(1.02 .62)">
<rect x="-400" y="${TOP}" width="${FIELD + 900}" height="${FIELD - TOP}" fill="${WATER}"/>
<path d="${plots.join('')}" fill="${SHADOW}" transform="translate(-4 9)"/>${stone.join('')}</g></g></svg>`;
}
