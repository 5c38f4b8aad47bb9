import { z } from 'astro/zod';

/** A SHA-256 as hexadecimal digits. */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal digits');
const pixels = z.int().positive();

const encodedFile = z.strictObject({
  file: z.string().describe('Its name in media/encoded'),
  /** Set for a poster, which is soon covered by a video loop and therefore weighs less. */
  poster: z.literal(true).optional(),
  width: pixels,
  height: pixels,
  bytes: z.int().positive(),
  sha256,
});

const encodedPicture = z.strictObject({
  master: z.string().describe('Its name in media/reliefs'),
  sha256,
  width: pixels,
  height: pixels,
  settings: z.string().describe('What it was encoded with, in the words of encodings.ts'),
  files: z.array(encodedFile),
});

/** media/pictures.json: every master in media/reliefs, by name, with the files made from it. */
export const pictureManifest = z.record(z.string(), encodedPicture);

export type EncodedFile = z.infer<typeof encodedFile>;
export type EncodedPicture = z.infer<typeof encodedPicture>;
export type PictureManifest = z.infer<typeof pictureManifest>;
