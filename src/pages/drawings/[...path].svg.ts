import { pagesOf } from '../../content/read/reader.ts';
import { drawChannels } from '../../features/drawing/channel-drawing.ts';
import { LOCALES, type Locale } from '../../lib/locale.ts';

async function pathsIn(locale: Locale): Promise<string[]> {
  const [offers, articles] = await Promise.all([
    pagesOf('offers', locale),
    pagesOf('articles', locale),
  ]);
  return [
    ...offers.filter(({ data: { hero } }) => !hero.backgroundImage).map(({ path }) => path),
    ...articles.filter(({ data }) => !data.image).map(({ path }) => path),
  ];
}

/** One drawing for every offer and article that has no relief yet. */
export async function getStaticPaths() {
  const paths = (await Promise.all(LOCALES.map(pathsIn))).flat();
  return paths.map((path) => ({ params: { path: path.slice(1) } }));
}

/** The drawing of a page, seeded by its path. */
export const GET = ({ params }: { params: { path: string } }) =>
  new Response(drawChannels(`/${params.path}`));
