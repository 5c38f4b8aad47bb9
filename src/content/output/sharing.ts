import { DEFAULT_LOCALE, LOCALES, type Locale } from '@falaj/contract/locale.ts';
import { GENERATED } from '../../site-map.ts';
import { listedPages, readAround } from '../read/reader.ts';

/** The content of a page's share picture. */
export interface SharedPage {
  path: string;
  /** Language of the page (BCP 47). */
  lang: Locale;
  /** The headline of the page. */
  title: string;
  /** The part of the site it belongs to; empty where the headline is enough. */
  group: string;
  /** Name of its picture in media/reliefs, if it has one of its own. */
  pictureName?: string | undefined;
}

function sharedIn(locale: Locale): SharedPage[] {
  const around = readAround(locale);
  const generated =
    locale === DEFAULT_LOCALE
      ? GENERATED.map(({ path, label }) => ({ path, label: label(around) }))
      : [];
  return [...listedPages(locale), ...generated].map(
    ({ path, label: { headline, part, pictureName } }) => ({
      path,
      lang: locale,
      title: headline,
      group: part,
      pictureName,
    }),
  );
}

/** Every page with a share picture, and what that shows. */
export const getSharedPages = (): SharedPage[] => LOCALES.flatMap(sharedIn);

/**
 * What a page's share picture shows, in words: whose it is, and the headline with its part of the site
 * (Open Graph, `og:image:alt`).
 * @throws when there is no share picture of the path
 */
export function shareAlt(path: string, brand: string): string {
  const card = getSharedPages().find((page) => page.path === path);
  if (!card) throw new Error(`${path} has no share picture`);
  return [brand, card.group, card.title].filter(Boolean).join(' · ');
}
