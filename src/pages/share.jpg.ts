import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Width and height that share cards expect (Open Graph). */
const [WIDTH, HEIGHT] = [1200, 630];

/** The share picture of every page: the home relief, darkened towards the start, with the logo. */
export const GET = async () => {
  const veil = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
    <linearGradient id="g"><stop offset=".2" stop-color="#071a20" stop-opacity=".92"/>
    <stop offset="1" stop-color="#071a20" stop-opacity=".1"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const logo = await sharp(readFileSync('media/logo.svg'), { density: 288 }).resize(480).toBuffer();
  const picture = await sharp('media/reliefs/falaj.webp')
    .resize(WIDTH, HEIGHT, { position: 'right' })
    .composite([{ input: Buffer.from(veil) }, { input: logo, left: 80, top: 245 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(picture));
};
