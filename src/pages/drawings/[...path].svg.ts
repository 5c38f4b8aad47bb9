import { getOffers } from '../../content/offers.ts';
import { drawChannels } from '../../lib/channel-drawing.ts';

/** One drawing for every page whose hero or case study has no relief yet. */
export async function getStaticPaths() {
  const pages = await getOffers();
  return pages
    .filter(
      ({ offer: { hero, caseStudies } }) =>
        !hero.backgroundImage || caseStudies.items.some((study) => !study.image),
    )
    .map(({ path }) => ({ params: { path: path.slice(1) } }));
}

/** The drawing of a page, seeded by its path. */
export const GET = ({ params }: { params: { path: string } }) =>
  new Response(drawChannels(`/${params.path}`));
