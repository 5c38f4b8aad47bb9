import { getArticles } from '../../content/articles.ts';
import { getOffers } from '../../content/offers.ts';
import { drawChannels } from '../../features/drawing/channel-drawing.ts';

/** One drawing for every offer and article that has no relief yet. */
export async function getStaticPaths() {
  const [offers, articles] = await Promise.all([getOffers(), getArticles()]);
  const paths = [
    ...offers.filter(({ offer: { hero } }) => !hero.backgroundImage).map(({ path }) => path),
    ...articles.filter(({ article }) => !article.image).map(({ path }) => path),
  ];
  return paths.map((path) => ({ params: { path: path.slice(1) } }));
}

/** The drawing of a page, seeded by its path. */
export const GET = ({ params }: { params: { path: string } }) =>
  new Response(drawChannels(`/${params.path}`));
