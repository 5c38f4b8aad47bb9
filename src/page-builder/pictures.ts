import type { Locale } from '@falaj/contract/locale.ts';
import { findPicture } from '../content/images/pictures.ts';
import { linkedLists } from '../content/read/reader.ts';
import type { PictureData } from '../ui/Picture/picture-data.ts';

/**
 * Adds to every link the picture of the page it leads to. A link to a page without one, or to elsewhere, stays
 * as it is.
 * @param links whose `href` is looked up; the picture of `/industries/energy` is that of its hero
 */
export function withPictures<Link extends { href?: string | undefined }>(
  links: Link[],
  locale: Locale,
): (Link & { picture?: PictureData | undefined })[] {
  const pages = linkedLists(locale);
  return links.map((link) => {
    const name = pages.find(({ path }) => path === link.href)?.label.pictureName;
    return name
      ? { ...link, picture: findPicture({ name, alt: '', focus: 'center' }, 'link') }
      : link;
  });
}
