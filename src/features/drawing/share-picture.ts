import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFonts } from '@falaj/typesetter/fonts';
import { startTypesetter, type Typesetter } from '@falaj/typesetter/typesetter';
import sharp from 'sharp';
import { printFonts } from '../../fonts/fonts.ts';
import { runsToLeft } from '../../lib/runs-to-left.ts';
import { drawChannels } from './channel-drawing.ts';
import { logoDrawing } from './logo.ts';
import { rawColour } from './raw-colour.ts';

/** Width and height of a share card in pixels (Open Graph). */
const CARD = { width: 1200, height: 630 };
const QUALITY = 75;
const CACHE = '.cache/share';

const TEMPLATE = readFileSync('src/features/drawing/card.typ', 'utf8');
const FONTS = openFonts({ display: printFonts('display', 600), text: printFonts('text', 500) });
const COLOURS = {
  night: rawColour('night'),
  plaster: rawColour('plaster'),
  'water-lit': rawColour('water-lit'),
};

/**
 * Hash of everything that shapes a card besides its content. When it changes, cached cards are not used any
 * more.
 */
const BASIS = createHash('sha256')
  .update(readFileSync('src/features/drawing/share-picture.ts'))
  .update(readFileSync('packages/typesetter/package.json'))
  .update([TEMPLATE, JSON.stringify([COLOURS, sharp.versions])].join('\n'))
  .update(Buffer.concat(FONTS.files))
  .digest();

/** The file of a master, whichever format it has. */
function masterOf(name: string): string {
  const [file] = globSync(`media/reliefs/${name}.{webp,jpg,jpeg,png}`);
  if (!file) throw new Error(`media/reliefs has no picture named ${name}`);
  return file;
}

/** Cuts the picture of a card out of a master or a drawing, whose subject stands where lines end, as raw pixels. */
const cutOut = (picture: Buffer, lang: string) =>
  sharp(picture)
    .resize(CARD.width, CARD.height, { position: runsToLeft(lang) ? 'left' : 'right' })
    .removeAlpha()
    .raw()
    .toBuffer();

const cuts = new Map<string, Promise<Buffer>>();

/** The part of a master that is shown, which is cut out once, since all articles of a category may share it. */
function pictureCut(pictureName: string, picture: Buffer, lang: string): Promise<Buffer> {
  const name = `${pictureName} ${lang}`;
  const cut = cuts.get(name) ?? cutOut(picture, lang);
  cuts.set(name, cut);
  return cut;
}

/** What a share picture is drawn from. */
export interface ShareCard {
  path: string;
  /** Language of the words (BCP 47). */
  lang: string;
  title: string;
  group: string;
  /** Name in media/reliefs; without one the page's own drawing is the background. */
  pictureName?: string | undefined;
}

async function openTypesetter(): Promise<Typesetter> {
  const typesetter = await startTypesetter(FONTS.files);
  typesetter.write('card.typ', TEMPLATE);
  return typesetter;
}

let opened: Promise<Typesetter> | undefined;

/** Draws what lies over the picture, letters as outlines, for which no font is needed later. */
async function drawFront({ path, lang, title, group }: ShareCard): Promise<Buffer> {
  try {
    FONTS.requireGlyphs('display', title);
    FONTS.requireGlyphs('text', group);
  } catch (error) {
    throw new Error(`the share picture of ${path}: ${(error as Error).message}`, { cause: error });
  }
  opened ??= openTypesetter();
  const typesetter = await opened;
  typesetter.write('logo.svg', logoDrawing(lang));
  const { families: fonts } = FONTS;
  typesetter.write('card.json', JSON.stringify({ lang, title, group, fonts, colours: COLOURS }));
  return Buffer.from(typesetter.svg('card.typ'));
}

/**
 * The share picture of a page: its picture, the logo, and its headline in the site's fonts. It is drawn once and
 * cached until words, picture, logo, fonts, colours, this code or a library change.
 * @returns a JPEG of 1200 x 630 pixels
 * @throws when a font lacks a letter of the headline
 */
export async function sharePicture(card: ShareCard): Promise<Buffer> {
  const { path, lang, title, group, pictureName } = card;
  const picture = pictureName
    ? readFileSync(masterOf(pictureName))
    : Buffer.from(drawChannels(path));
  const text = [lang, title, group, logoDrawing(lang)].join('\n');
  const key = createHash('sha256').update(BASIS).update(text).update(picture);
  const file = join(CACHE, `${key.digest('hex').slice(0, 24)}.jpg`);
  if (existsSync(file)) return readFileSync(file);
  // MozJPEG would save a fifth of the bytes, but take most of a build's time.
  const ground = await (pictureName
    ? pictureCut(pictureName, picture, lang)
    : cutOut(picture, lang));
  const drawn = await sharp(ground, { raw: { ...CARD, channels: 3 } })
    .composite([{ input: await drawFront(card) }])
    .jpeg({ quality: QUALITY })
    .toBuffer();
  mkdirSync(CACHE, { recursive: true });
  // The file is written aside and renamed, so that a build that is stopped leaves no half-written picture.
  writeFileSync(`${file}.${process.pid}`, drawn);
  renameSync(`${file}.${process.pid}`, file);
  return drawn;
}

/** The path at which the share picture of a page is published. */
export const sharePath = (path: string) => `/share${path === '/' ? '/home' : path}.jpg`;
