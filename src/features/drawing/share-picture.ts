import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { drawChannels } from './channel-drawing.ts';
import { type FontRole, staticFont } from './fonts.ts';
import { rawColour } from './raw-colour.ts';

/** Width and height of a share card (Open Graph), and the margin around its words. */
const CARD = { width: 1200, height: 630, margin: 72 };
const QUALITY = 75;
const CACHE = '.cache/share';

const font = (name: FontRole, weight: 500 | 600) => ({
  name,
  weight,
  data: readFileSync(staticFont(name, weight)),
});
const FONTS = [font('display', 600), font('text', 500)];

const LOGO = readFileSync('media/logo.svg');

/** A dark gradient from the start of the line, on which white words have a contrast of 7:1 over any stone. */
const VEIL = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"><defs>
<linearGradient id="g"><stop offset=".3" stop-color="${rawColour('night')}" stop-opacity=".94"/><stop offset="1" stop-color="${rawColour('night')}" stop-opacity=".25"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/><rect width="100%" height="10" fill="${rawColour('water-lit')}"/></svg>`;

/**
 * Hash of everything that shapes a card besides its content. When it changes, cached cards are not used any
 * more.
 */
const BASIS = createHash('sha256')
  .update(readFileSync('src/features/drawing/share-picture.ts'))
  .update(readFileSync('node_modules/satori/package.json'))
  .update([VEIL, JSON.stringify(sharp.versions)].join('\n'))
  .update(LOGO)
  .update(Buffer.concat(FONTS.map(({ data }) => data)))
  .digest();

/** The file of a relief's master, whichever format it has. */
function masterOf(relief: string): string {
  const [file] = globSync(`media/reliefs/${relief}.{webp,jpg,jpeg,png}`);
  if (!file) throw new Error(`media/reliefs has no picture named ${relief}`);
  return file;
}

/** Font size of a headline: long ones are smaller, so that none takes more than four lines. */
const sizeOf = (title: string) => (title.length > 60 ? 62 : title.length > 34 ? 74 : 88);

/** Draws the headline and the part of the site above it as outlines, for which no font is needed later. */
const drawWords = (title: string, group: string) => {
  const line = (style: object, children: string) => ({ type: 'div', props: { style, children } });
  const style = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: 20,
    width: '100%',
    height: '100%',
    boxSizing: 'border-box',
    padding: CARD.margin,
    color: rawColour('plaster'),
  };
  const heading = {
    maxWidth: 880,
    fontFamily: 'display',
    fontSize: sizeOf(title),
    lineHeight: 1.08,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  };
  const label = { color: rawColour('water-lit'), fontFamily: 'text', fontSize: 34 };
  const children = [...(group ? [line(label, group)] : []), line(heading, title)];
  // Satori takes React elements as plain objects.
  const root = { type: 'div', key: null, props: { style, children } };
  return satori(root, { ...CARD, fonts: FONTS });
};

/** Draws the background: a relief or the page's own drawing, the gradient and the logo, as raw pixels. */
async function drawGround(picture: Buffer) {
  const { width, height, margin } = CARD;
  const logo = sharp(LOGO, { density: 200 }).resize({ width: 250 });
  return sharp(picture)
    .resize(width, height, { position: 'right' })
    .composite([
      { input: Buffer.from(VEIL) },
      { input: await logo.toBuffer(), left: margin, top: margin },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

const grounds = new Map<string, Promise<Buffer>>();

/** The background with a relief. It is drawn once, since all articles of a blog may share it. */
function reliefGround(relief: string, picture: Buffer): Promise<Buffer> {
  const ground = grounds.get(relief) ?? drawGround(picture);
  grounds.set(relief, ground);
  return ground;
}

/** Puts the words on their background. MozJPEG would save a fifth of the bytes, but take most of a build's time. */
const finish = async (ground: Buffer, title: string, group: string) =>
  sharp(ground, { raw: { width: CARD.width, height: CARD.height, channels: 3 } })
    .composite([{ input: Buffer.from(await drawWords(title, group)) }])
    .jpeg({ quality: QUALITY })
    .toBuffer();

/** What a share picture is drawn from. */
export interface ShareCard {
  path: string;
  title: string;
  group: string;
  /** Name in media/reliefs; without one the page's own drawing is the background. */
  relief?: string | undefined;
}

/**
 * The share picture of a page: its relief, the logo, and its headline in the site's fonts. It is drawn once and
 * cached until words, relief, logo, fonts, colours, this code or a library change.
 * @returns a JPEG of 1200 x 630 pixels
 */
export async function sharePicture({ path, title, group, relief }: ShareCard): Promise<Buffer> {
  const picture = relief ? readFileSync(masterOf(relief)) : Buffer.from(drawChannels(path));
  const key = createHash('sha256').update(BASIS).update([title, group].join('\n')).update(picture);
  const file = join(CACHE, `${key.digest('hex').slice(0, 24)}.jpg`);
  if (existsSync(file)) return readFileSync(file);
  const ground = relief ? reliefGround(relief, picture) : drawGround(picture);
  const card = await finish(await ground, title, group);
  mkdirSync(CACHE, { recursive: true });
  // The file is written aside and renamed, so that a build that is stopped leaves no half-written picture.
  writeFileSync(`${file}.${process.pid}`, card);
  renameSync(`${file}.${process.pid}`, file);
  return card;
}

/** The path at which the share picture of a page is published. */
export const sharePath = (path: string) => `/share${path === '/' ? '/home' : path}.jpg`;
