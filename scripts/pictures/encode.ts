import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  describeSettings,
  HEAVIEST,
  type PlannedFile,
  planFiles,
} from '../../src/content/encodings.ts';
import { ENCODED, fingerprint, MASTERS } from '../../src/content/picture-files.ts';
import type { EncodedFile, EncodedPicture } from '../../src/schemas/picture-manifest.ts';

/** How far the quality of a heavy picture may be lowered, and in which steps. */
const STEP = 4;
const LEAST = 24;

// One thread per picture: what libaom writes must not depend on the number of cores.
sharp.concurrency(1);

/** Resizes and encodes a master, with less quality where it would be heavier than its width may be. */
async function encodeFile(pixels: Sharp, { format, width, quality, effort }: PlannedFile) {
  const resized = pixels.clone().resize({ width });
  const encode = (value: number) =>
    (format === 'avif'
      ? resized.clone().avif({ quality: value, effort })
      : resized.clone().webp({ quality: value, effort })
    ).toBuffer({ resolveWithObject: true });
  const limit = (format === 'avif' && HEAVIEST.get(width)) || Number.POSITIVE_INFINITY;
  let tried = quality;
  let made = await encode(tried);
  while (made.data.length > limit && tried > LEAST) {
    tried -= STEP;
    made = await encode(tried);
  }
  return made;
}

/**
 * Encodes a master to media/encoded in all its sizes. The colours become sRGB, the direction in which a
 * camera was held is applied, and what else the camera wrote into the file (place, owner) is left out.
 * @param name of the picture
 * @param master its file in media/reliefs
 * @param root folder of the repository
 * @returns what the manifest keeps of it
 * @throws when the master cannot be read as a picture
 */
export async function encodePicture(
  name: string,
  master: string,
  root = '.',
): Promise<EncodedPicture> {
  const source = readFileSync(join(root, MASTERS, master));
  const { data, info } = await sharp(source)
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } });
  mkdirSync(join(root, ENCODED), { recursive: true });
  const files: EncodedFile[] = [];
  for (const plan of planFiles(name, width)) {
    const made = await encodeFile(pixels, plan);
    writeFileSync(join(root, ENCODED, plan.file), made.data);
    files.push({
      file: plan.file,
      poster: plan.poster,
      width: made.info.width,
      height: made.info.height,
      bytes: made.data.length,
      sha256: fingerprint(made.data),
    });
  }
  const settings = describeSettings(name);
  return { master, sha256: fingerprint(source), width, height, settings, files };
}
