import { LOCALES } from '@falaj/contract/locale.ts';
import { pagesOf } from '../../content/read/reader.ts';
import { drawChannels } from '../../features/drawing/channel-drawing.ts';

/** One drawing for every offer that has no picture yet. */
export const getStaticPaths = () =>
  LOCALES.flatMap((locale) => pagesOf('offers', locale))
    .filter(({ data: { hero } }) => !hero.backgroundImage)
    .map(({ path }) => ({ params: { path: path.slice(1) } }));

/** The drawing of a page, seeded by its path. */
export const GET = ({ params }: { params: { path: string } }) =>
  new Response(drawChannels(`/${params.path}`));
