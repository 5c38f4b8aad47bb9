import { LOCALES, type Locale, localPath } from '../../lib/locale.ts';
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
  /** Name of its relief in media/reliefs, if it has one of its own. */
  relief?: string | undefined;
}

async function sharedIn(locale: Locale): Promise<SharedPage[]> {
  const [listed, around] = await Promise.all([listedPages(locale), readAround(locale)]);
  const generated = GENERATED.map(({ path, label }) => ({
    path: localPath(path, locale),
    label: label(around),
  }));
  return [...listed, ...generated].map(({ path, label: { headline, part, relief } }) => ({
    path,
    lang: locale,
    title: headline,
    group: part,
    relief,
  }));
}

/** Every page with a share picture, and what that shows. */
export const getSharedPages = async (): Promise<SharedPage[]> =>
  (await Promise.all(LOCALES.map(sharedIn))).flat();
