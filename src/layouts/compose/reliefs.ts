import { findPicture } from '../../content/pictures.ts';
import { listedPages } from '../../content/reader.ts';
import type { Locale } from '../../lib/locale.ts';
import type { PictureData } from '../../ui/Picture/picture-data.ts';

/**
 * Gives every link to a page of the site the relief of that page; a link without one, or to elsewhere, stays as it is.
 * @param links in their order; `/industries/energy` has the relief of its hero
 */
export async function withReliefs<Link extends { href?: string | undefined }>(
  links: Link[],
  locale: Locale,
): Promise<(Link & { picture?: PictureData | undefined })[]> {
  const pages = await listedPages(locale);
  return links.map((link) => {
    const name = pages.find(({ path }) => path === link.href)?.label.relief;
    return name
      ? { ...link, picture: findPicture({ name, alt: '', focus: 'center' }, 'link') }
      : link;
  });
}
