import { LOCALES, type Locale } from '@falaj/contract/locale.ts';
import { pagesOf } from '../../content/read/reader.ts';
import { drawChannels } from '../../features/drawing/channel-drawing.ts';

function pathsIn(locale: Locale): string[] {
  const offers = pagesOf('offers', locale).filter(({ data: { hero } }) => !hero.backgroundImage);
  const articles = pagesOf('articles', locale).filter(({ data }) => !data.image);
  return [...offers, ...articles].map(({ path }) => path);
}

/** One drawing for every offer and article that has no picture yet. */
export const getStaticPaths = () =>
  LOCALES.flatMap(pathsIn).map((path) => ({ params: { path: path.slice(1) } }));

/** The drawing of a page, seeded by its path. */
export const GET = ({ params }: { params: { path: string } }) =>
  new Response(drawChannels(`/${params.path}`));
