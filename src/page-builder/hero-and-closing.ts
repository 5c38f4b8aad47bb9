import { findPicture, hasPicture } from '../content/images/pictures.ts';
import type { ClosingContent } from '../schemas/offer/closing.ts';
import type { HeroContent } from '../schemas/offer/hero.ts';
import type { Site } from '../schemas/site/site.ts';
import type { PictureData } from '../ui/Picture/picture-data.ts';

/**
 * The pictures of a scene at its times of day, in the order in which they are shown. A video loop plays at
 * noon, so there they go on over dusk to the next dawn; elsewhere they begin at dawn.
 */
function sunsOf(noon: string, scene: string | undefined, hasLoop: boolean): [string, ...string[]] {
  const [dawn, dusk] = [`${scene}-dawn`, `${scene}-dusk`];
  if (!hasPicture(dawn) || !hasPicture(dusk)) return [noon];
  return hasLoop ? [noon, dusk, dawn] : [dawn, noon, dusk];
}

/**
 * What a hero shows, with its picture in place of the picture's name. A scene that is also drawn at dawn and at
 * dusk shows all three as the page is scrolled.
 * @param scene name of the pictures: for `about` there are `media/reliefs/about-dawn.webp` and
 * `about-dusk.webp`; its own picture shows noon
 * @param drawing used where the page has no picture
 */
export function heroData<Hero extends Pick<HeroContent, 'backgroundImage' | 'video'>>(
  { backgroundImage, video, ...hero }: Hero,
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

/** What the last section shows, with the social links where they are wanted. */
export const closingData = ({ social, ...closing }: ClosingContent, site: Site) => ({
  ...closing,
  social: social ? site.social : [],
});
