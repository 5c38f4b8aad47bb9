import { findPicture, hasPicture } from '../../content/pictures.ts';
import type { PictureData } from '../../lib/picture-data.ts';
import type { Closing } from '../../schemas/closing.ts';
import type { HeroContent } from '../../schemas/hero.ts';
import type { Site } from '../../schemas/site.ts';
import type { Section } from '../../sections/registry.ts';

/**
 * Swaps the name of a hero's picture for the picture itself.
 * @param drawing stands in where the page has no relief
 */
export async function composeHero(
  { backgroundImage, video, ...hero }: HeroContent,
  drawing?: PictureData,
) {
  const place = video ? 'poster' : 'hero';
  const picture = backgroundImage ? await findPicture(backgroundImage, place) : drawing;
  return { ...hero, picture };
}

/**
 * The last band, with the social links where they are asked for. Its picture says nothing new (WCAG 1.1.1).
 * @param picture that of the hero, for pages whose close is not rendered
 * @param scene whose close it is: a page, or a group of offers; `services` has `media/reliefs/services-close.webp`
 */
export function composeClosing(
  { social, ...closing }: Closing,
  site: Site,
  picture: PictureData | undefined,
  scene: string,
) {
  const name = `${scene}-close`;
  const shown = hasPicture(name)
    ? findPicture({ name, alt: '', focus: 'end' }, 'hero')
    : picture && { ...picture, alt: '' };
  return { ...closing, picture: shown, social: social ? site.social : [] };
}

/** A core page: its hero, the bands between, and its end over the picture of the hero. */
export async function composeAround(
  page: { hero: HeroContent; closing: Closing },
  site: Site,
  between: Section[],
): Promise<Section[]> {
  const hero = await composeHero(page.hero);
  const scene = page.hero.backgroundImage?.name ?? '';
  return [
    { type: 'hero', data: hero },
    ...between,
    { type: 'closing', data: composeClosing(page.closing, site, hero.picture, scene) },
  ];
}
