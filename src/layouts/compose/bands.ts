import { findPicture, hasPicture } from '../../content/pictures.ts';
import type { ClosingContent } from '../../schemas/closing.ts';
import type { HeroContent } from '../../schemas/hero.ts';
import type { Site } from '../../schemas/site.ts';
import type { Section } from '../../sections/registry.ts';
import type { PictureData } from '../../ui/Picture/picture-data.ts';

/**
 * A scene as it is first seen, and under its other suns in their order. A loop plays at noon: there the day goes on over
 * dusk to the next dawn; elsewhere it begins at dawn.
 */
function sunsOf(noon: string, scene: string | undefined, hasLoop: boolean): [string, ...string[]] {
  const [dawn, dusk] = [`${scene}-dawn`, `${scene}-dusk`];
  if (!hasPicture(dawn) || !hasPicture(dusk)) return [noon];
  return hasLoop ? [noon, dusk, dawn] : [dawn, noon, dusk];
}

/**
 * Swaps the name of a hero's picture for the picture itself. A scene that is also drawn at dawn and at dusk is shown
 * under all three suns as the page is scrolled.
 * @param scene `about` has `media/reliefs/about-dawn.webp` and `about-dusk.webp`; its own picture shows its noon
 * @param drawing stands in where the page has no relief
 */
export async function composeHero(
  { backgroundImage, video, ...hero }: HeroContent,
  scene?: string,
  drawing?: PictureData,
) {
  if (!backgroundImage) return { ...hero, picture: drawing };
  const [first, ...later] = sunsOf(backgroundImage.name, scene, Boolean(video));
  return {
    ...hero,
    picture: findPicture({ ...backgroundImage, name: first }, video ? 'poster' : 'hero'),
    suns: later.map((name) => findPicture({ ...backgroundImage, name, alt: '' }, 'hero')),
  };
}

/**
 * The last band, with the social links where they are asked for. Its picture says nothing new (WCAG 1.1.1).
 * @param picture that of the hero, for pages whose close is not rendered
 * @param scene whose close it is: a page, or a group of offers; `services` has `media/reliefs/services-close.webp`
 */
export function composeClosing(
  { social, ...closing }: ClosingContent,
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
  page: { hero: HeroContent; closing: ClosingContent },
  site: Site,
  between: Section[],
): Promise<Section[]> {
  const scene = page.hero.backgroundImage?.name ?? '';
  const hero = await composeHero(page.hero, scene);
  return [
    { type: 'hero', data: hero },
    ...between,
    { type: 'closing', data: composeClosing(page.closing, site, hero.picture, scene) },
  ];
}
