import { findPicture } from '../../content/images/pictures.ts';
import type { NotFoundPage } from '../../schemas/pages/not-found-page.ts';
import type { Section } from '../../sections/registry.ts';

/** The not-found page. */
export async function composeNotFound({
  backgroundImage,
  seo: _seo,
  ...page
}: NotFoundPage): Promise<Section[]> {
  const picture = await findPicture(backgroundImage, 'hero');
  return [{ type: 'notFound', data: { ...page, picture } }];
}
