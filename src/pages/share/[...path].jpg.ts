import { getSharedPages, type SharedPage } from '../../content/output/sharing.ts';
import { sharePath, sharePicture } from '../../features/drawing/share-picture.ts';

/** One picture for every page. */
export async function getStaticPaths() {
  const pages = await getSharedPages();
  return pages.map((page) => ({
    params: { path: sharePath(page.path).replace(/^\/share\/(.*)\.jpg$/, '$1') },
    props: { page },
  }));
}

/** The share picture of a page. */
export const GET = async ({ props }: { props: { page: SharedPage } }) =>
  new Response(new Uint8Array(await sharePicture(props.page)));
