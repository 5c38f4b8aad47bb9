import { findPicture } from '../../content/pictures.ts';
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
 * The last band, with the social links where they are asked for.
 * @param picture that of the hero: the same file once more costs nothing, and says nothing new (WCAG 1.1.1)
 */
export const composeClosing = (
  { social, ...closing }: Closing,
  site: Site,
  picture: PictureData | undefined,
) => ({
  ...closing,
  picture: picture && { ...picture, alt: '' },
  social: social ? site.social : [],
});

/** A core page: its hero, the bands between, and its end over the picture of the hero. */
export async function composeAround(
  page: { hero: HeroContent; closing: Closing },
  site: Site,
  between: Section[],
): Promise<Section[]> {
  const hero = await composeHero(page.hero);
  return [
    { type: 'hero', data: hero },
    ...between,
    { type: 'closing', data: composeClosing(page.closing, site, hero.picture) },
  ];
}
