import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { PictureData } from '../lib/picture-data.ts';
import type { PictureContent } from '../schemas/picture.ts';

const FILES = import.meta.glob<ImageMetadata>('/media/reliefs/*.webp', {
  eager: true,
  import: 'default',
});

/** Where a picture stands decides its widths in pixels and its `sizes`. */
const PLACES = {
  hero: { widths: [480, 800, 1200, 1600, 2400], sizes: '100vw', quality: 45 },
  panel: { widths: [400, 640, 960], sizes: '(min-width: 60rem) 32rem, 100vw', quality: 45 },
} as const;

/**
 * Finds a picture by name and resizes it for its place.
 * @throws when media/reliefs has no file of that name
 */
export async function findPicture(
  { name, alt, focus }: PictureContent,
  place: keyof typeof PLACES,
): Promise<PictureData> {
  const source = FILES[`/media/reliefs/${name}.webp`];
  if (!source) throw new Error(`picture.name: there is no media/reliefs/${name}.webp`);
  const { widths, sizes, quality } = PLACES[place];
  const make = (format: 'avif' | 'webp') =>
    getImage({
      src: source,
      format,
      widths: [...widths],
      sizes,
      quality: format === 'avif' ? quality : 60,
    });
  const [avif, webp] = await Promise.all([make('avif'), make('webp')]);
  const fallback = webp.srcSet.values.find(({ url }) => url)?.url ?? webp.src;
  return {
    alt,
    focus,
    sizes,
    src: fallback,
    width: source.width,
    height: source.height,
    sources: [
      { type: 'image/avif', srcSet: avif.srcSet.attribute },
      { type: 'image/webp', srcSet: webp.srcSet.attribute },
    ],
  };
}
