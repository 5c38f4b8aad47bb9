import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  describeSettings,
  HEAVIEST,
  type PlannedFile,
  planFiles,
} from '../../src/content/images/encodings.ts';
import { ENCODED, fingerprint, MASTERS } from '../../src/content/images/picture-files.ts';
import type { EncodedFile, EncodedPicture } from '../../src/schemas/shared/picture-manifest.ts';

/** In which steps the quality of a heavy picture is lowered, and how far. */
const STEP = 4;
const LEAST = 24;

// Each picture is encoded in one thread, so that the result does not depend on the number of cores.
sharp.concurrency(1);

/** Resizes and encodes a master, with lower quality where it would be too heavy for its width. */
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
 * Encodes a master to media/encoded in all its sizes. Its colours are converted to sRGB, its orientation is
 * applied, and other data of the camera (place, owner) are left out.
 * @param name of the picture
 * @param master its file in media/reliefs
 * @param root folder of the repository
 * @returns its entry in the manifest
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
