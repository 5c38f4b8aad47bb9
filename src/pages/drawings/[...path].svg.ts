import { getArticles } from '../../content/articles.ts';
import { getOffers } from '../../content/offers.ts';
import { getPortfolio } from '../../content/site-data.ts';
import { drawChannels } from '../../lib/channel-drawing.ts';
import { slugOf } from '../../lib/slug.ts';

/** One drawing for every page, and every client platform, that has no relief of its own. */
export async function getStaticPaths() {
  const [offers, articles, { projects }] = await Promise.all([
    getOffers(),
    getArticles(),
    getPortfolio(),
  ]);
  const paths = [
    ...offers.filter(({ offer: { hero } }) => !hero.backgroundImage).map(({ path }) => path),
    ...articles.filter(({ article }) => !article.image).map(({ path }) => path),
    ...projects.items.map(({ category }) => `/portfolio/${slugOf(category)}`),
  ];
  return paths.map((path) => ({ params: { path: path.slice(1) } }));
}

/** The drawing of a page, seeded by its path. */
export const GET = ({ params }: { params: { path: string } }) =>
  new Response(drawChannels(`/${params.path}`));
