import { pagesOf } from '../../content/reader.ts';
import { drawChannels } from '../../features/drawing/channel-drawing.ts';
import { DEFAULT_LOCALE } from '../../lib/locale.ts';

/** One drawing for every offer and article that has no relief yet. */
export async function getStaticPaths() {
  const [offers, articles] = await Promise.all([
    pagesOf('offers', DEFAULT_LOCALE),
    pagesOf('articles', DEFAULT_LOCALE),
  ]);
  const paths = [
    ...offers.filter(({ data: { hero } }) => !hero.backgroundImage).map(({ path }) => path),
    ...articles.filter(({ data }) => !data.image).map(({ path }) => path),
  ];
  return paths.map((path) => ({ params: { path: path.slice(1) } }));
}

/** The drawing of a page, seeded by its path. */
export const GET = ({ params }: { params: { path: string } }) =>
  new Response(drawChannels(`/${params.path}`));
