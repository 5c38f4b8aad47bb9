import heroAv1 from '/media/video/hero.av1.mp4?url';
import heroH264 from '/media/video/hero.h264.mp4?url';
import heroSmallAv1 from '/media/video/hero-small.av1.mp4?url';
import heroSmallH264 from '/media/video/hero-small.h264.mp4?url';
import { findPicture } from '../content/images/pictures.ts';
import type { HomePage } from '../schemas/pages/home-page.ts';

/**
 * The files of the hero's video loop, best format first. Their types name codecs, so that browsers choose
 * without fetching.
 */
export const HERO_VIDEO = [
  { small: heroSmallAv1, wide: heroAv1, type: 'video/mp4; codecs="av01.0.08M.08"' },
  { small: heroSmallH264, wide: heroH264, type: 'video/mp4; codecs="avc1.640028"' },
];

/** One share with its pictures: that of the deed, and one for each place of the gate. */
export function shareData({ deed, cut, ...share }: HomePage['share']) {
  const { image, ...words } = deed;
  const stops = cut.stops.map(({ image, ...stop }) => ({
    ...stop,
    picture: findPicture(image, 'stone'),
  }));
  return {
    ...share,
    deed: { ...words, picture: findPicture(image, 'lead') },
    cut: { ...cut, stops },
  };
}
