import heroAv1 from '/media/video/hero.av1.mp4?url';
import heroH264 from '/media/video/hero.h264.mp4?url';
import heroSmallAv1 from '/media/video/hero-small.av1.mp4?url';
import heroSmallH264 from '/media/video/hero-small.h264.mp4?url';
import type { HomePage } from '../../schemas/home-page.ts';
import type { Section } from '../../sections/registry.ts';
import { composeClosing, composeHero } from './bands.ts';
import type { Context } from './context.ts';

/** The hero loop, best first; types carry codecs, so that browsers choose without fetching. */
const HERO_VIDEO = [
  { small: heroSmallAv1, wide: heroAv1, type: 'video/mp4; codecs="av01.0.08M.08"' },
  { small: heroSmallH264, wide: heroH264, type: 'video/mp4; codecs="avc1.640028"' },
];

/** The home page. */
export async function composeHome(page: HomePage, { site }: Context): Promise<Section[]> {
  const { services, reasons, consultation, closing } = page;
  const video = page.hero.video && HERO_VIDEO;
  const hero = await composeHero(page.hero);
  return [
    { type: 'hero', data: { ...hero, video, tall: true } },
    { type: 'services', data: services },
    { type: 'reasons', data: reasons },
    { type: 'consultation', data: consultation },
    { type: 'closing', data: composeClosing(closing, site, hero.picture) },
  ];
}
