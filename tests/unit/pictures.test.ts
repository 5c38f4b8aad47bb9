import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { updatePictures } from '../../scripts/pictures/update.ts';
import { checkPictures, readManifest } from '../../src/content/images/picture-files.ts';

let root = '';
const masters = (file: string) => join(root, 'media/reliefs', file);
const encoded = (file: string) => join(root, 'media/encoded', file);

/** A photograph of a few pixels, so that encoding it takes hardly any time. */
const photograph = (width: number, height: number, colour: string) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, 'media/reliefs'), { recursive: true });
  writeFileSync(masters('harbour.jpg'), await photograph(90, 60, '#884422'));
});

test('a picture that somebody brings is encoded once, no larger than it is', async () => {
  expect(checkPictures(root)).toEqual([
    'media/reliefs/harbour.jpg is not encoded: run `npm run pictures`',
  ]);
  expect(await updatePictures([], { root })).toBe(1);
  expect(checkPictures(root)).toEqual([]);
  expect(readManifest(root).harbour).toMatchObject({
    master: 'harbour.jpg',
    width: 90,
    height: 60,
  });
  expect(readdirSync(join(root, 'media/encoded'))).toEqual(['harbour-90.avif', 'harbour-90.webp']);
  expect(await updatePictures([], { root }), 'a second run').toBe(0);
});

test.each<[string, () => void | Promise<void>, RegExp]>([
  ['a missing file', () => rmSync(encoded('harbour-90.webp')), /harbour-90\.webp is missing/],
  ['other bytes', () => writeFileSync(encoded('harbour-90.avif'), 'x'), /harbour-90\.avif is not/],
  ['a file too many', () => writeFileSync(encoded('old-800.avif'), 'x'), /old-800\.avif belongs/],
  [
    'another master',
    async () => writeFileSync(masters('harbour.jpg'), await photograph(60, 90, '#112233')),
    /harbour\.jpg has changed/,
  ],
  ['a master that went', () => rmSync(masters('harbour.jpg')), /lists harbour/],
])('%s is one line that says what to do, and doing it mends it', async (_, spoil, line) => {
  await updatePictures([], { root });
  await spoil();
  const faults = checkPictures(root);
  expect(faults[0]).toMatch(line);
  expect(faults.every((fault) => fault.endsWith('run `npm run pictures`'))).toBe(true);
  await updatePictures([], { root });
  expect(checkPictures(root)).toEqual([]);
});

test('encoding the same master again writes the same bytes', async () => {
  await updatePictures([], { root });
  const before = readFileSync(join(root, 'media/pictures.json'), 'utf8');
  rmSync(join(root, 'media/encoded'), { recursive: true });
  await updatePictures(['harbour'], { root });
  expect(readFileSync(join(root, 'media/pictures.json'), 'utf8')).toBe(before);
});

test('what cannot be a picture is named, and nothing is encoded', async () => {
  writeFileSync(masters('My Photo.png'), 'x');
  writeFileSync(masters('harbour.png'), 'x');
  writeFileSync(masters('notes.txt'), 'x');
  await expect(updatePictures([], { root })).rejects.toThrow(
    /My Photo\.png: name it in lower-case[\s\S]*harbour\.png and harbour\.jpg have one name[\s\S]*notes\.txt is not/,
  );
  await expect(updatePictures(['harbor'], { root })).rejects.toThrow('no picture named harbor');
});

test('a file that is no picture inside is named', async () => {
  writeFileSync(masters('broken.webp'), 'x');
  await expect(updatePictures(['broken'], { root })).rejects.toThrow('media/reliefs/broken.webp');
});
