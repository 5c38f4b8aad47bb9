import { readFileSync } from 'node:fs';
import { DIVISIONS, FIELD, TOP } from '../../features/drawing/plots.ts';
import { seededRandom } from '../../features/drawing/random.ts';
import type { Book } from './book.ts';
import { breakLines } from './inline.ts';
import { baselineOf } from './lines.ts';
import type { Sheet } from './sheet.ts';
import { COLOUR, type Face, FULL, PAGE } from './style.ts';

/** The picture on the cover: left, top, right, bottom and its one bend, in points. */
const PANEL = { left: 0, top: 128, right: PAGE.right, bottom: 452, bend: 64 };
/** Stone between channels at dusk, as on the drawings of the pages (features/drawing/channel-drawing.ts). */
const STONE = ['#6f5a40', '#7d6648', '#5f4d38'] as const;
const [WATER, SHADOW] = ['#16b5aa', '#04161a'];

const TITLE: Face = { font: 'display', size: 45, colour: COLOUR.white };
const LEAD: Face = { font: 'text', size: 13.5, colour: COLOUR.foam };
const FACTS: Face = { font: 'strong', size: 11, colour: COLOUR.waterLit };

/** A field divided by channels, seen from the side; each title has its own. */
function drawField({ doc }: Sheet, seed: string): void {
  const random = seededRandom(seed);
  const plots = DIVISIONS[Math.floor(random() * DIVISIONS.length)]?.(random) ?? [];
  const { left, top, right, bottom, bend } = PANEL;
  doc.path(`M${left} ${top}H${right - bend}a${bend} ${bend} 0 0 1 ${bend} ${bend}V${bottom}H0Z`);
  doc.clip();
  doc.translate(-90, top + 56).scale(0.46);
  doc
    .rotate(-20)
    .transform(1, 0, Math.tan((-16 * Math.PI) / 180), 1, 0, 0)
    .scale(1.02, 0.62);
  doc.rect(-400, TOP, FIELD + 900, FIELD - TOP).fill(WATER);
  const relief = plots.join('');
  doc.save().translate(-4, 9).path(relief).fill(SHADOW).restore();
  const tones = STONE.map((tone) => {
    const light = doc.linearGradient(0, 0, FIELD, FIELD);
    return light.stop(0, '#2c2a26').stop(0.5, tone).stop(1, '#463a2d');
  });
  for (const plot of plots) {
    const tone = tones[Math.floor(random() * tones.length)];
    if (tone) doc.path(plot).fill(tone);
  }
}

/** The logo as it is drawn in media/logo.svg: channel and word. */
function drawLogo({ doc }: Sheet, x: number, y: number, scale: number): void {
  const svg = readFileSync('media/logo.svg', 'utf8');
  const [channel = '', word = ''] = [...svg.matchAll(/<path d="([^"]+)"/g)].map((path) => path[1]);
  doc.save().translate(x, y).scale(scale);
  doc.path(channel).lineWidth(4).strokeColor(COLOUR.waterLit).stroke();
  doc.path(word).fill(COLOUR.white);
  doc.restore();
}

/** The first page: whose document it is, what it holds, which version, of which day. */
export function drawCover(sheet: Sheet, book: Book): void {
  sheet.doc.addPage();
  sheet.artifact(() => {
    sheet.doc.rect(0, 0, PAGE.width, PAGE.height).fill(COLOUR.night);
    drawField(sheet, book.title);
  });
  const cover = sheet.tag(sheet.root, 'Sect');
  const logo: [number, number, number, number] = [PAGE.left, 52, PAGE.left + 131, 97];
  const figure = { alt: book.brand, bbox: logo, placement: 'Block' as const };
  const mark = sheet.tag(cover, 'Figure', figure);
  sheet.fill(mark, () => drawLogo(sheet, logo[0] - 2, logo[1], 1.25));

  const write = (text: string, face: Face, leading: number, y: number, type: string) => {
    const lines = breakLines([{ text, face }], type === 'H1' ? FULL : PAGE.measure, sheet);
    const element = sheet.tag(cover, type);
    for (const [index, { runs }] of lines.entries()) {
      const baseline = baselineOf(y + index * leading, { leading, size: face.size });
      const line = runs.map((run) => run.text).join('');
      sheet.fill(element, () => sheet.letters(line, face, PAGE.left, baseline));
    }
    return y + lines.length * leading;
  };
  const below = write(book.title, TITLE, 49, 500, 'H1');
  write(book.description, LEAD, 20.5, below + 14, 'P');
  sheet.artifact(() => {
    const { doc } = sheet;
    doc.lineWidth(1.5).strokeColor(COLOUR.waterLit);
    doc.moveTo(PAGE.left, 762).lineTo(PAGE.right, 762).stroke();
  });
  write(`${book.words.version} ${book.version} · ${book.day}`, FACTS, 16, 772, 'P');
}
