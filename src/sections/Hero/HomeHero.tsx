import { Hero, type HeroProps } from './Hero.tsx';
import { HeroVideo, type VideoFile } from './HeroVideo.tsx';

export interface HomeHeroProps extends Omit<HeroProps, 'loop' | 'product'> {
  /** The video loop over the picture. */
  video: VideoFile[];
}

/** The hero of the home page: as tall as the window, with the largest headline and a loop behind it. */
export function HomeHero({ video, ...hero }: HomeHeroProps) {
  return <Hero {...hero} isTall loop={<HeroVideo files={video} messages={hero.messages} />} />;
}
