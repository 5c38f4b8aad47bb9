import type { HeroCheckContent } from '../../schemas/pages/hero-check.ts';
import { Hero, type HeroProps } from './Hero.tsx';
import { HeroCheck } from './HeroCheck.tsx';
import { HeroVideo, type VideoFile } from './HeroVideo.tsx';

export interface HomeHeroProps extends Omit<HeroProps, 'loop' | 'product'> {
  /** The video loop over the picture. */
  video?: VideoFile[] | undefined;
  /** The product at work beside the headline. */
  check: HeroCheckContent;
}

/** The taller hero of the home page, with the largest headline, a loop behind it and the product at work in it. */
export function HomeHero({ video, check, ...hero }: HomeHeroProps) {
  const { messages } = hero;
  return (
    <Hero
      {...hero}
      isTall
      loop={video && <HeroVideo files={video} messages={messages} />}
      product={<HeroCheck {...check} messages={messages} />}
    />
  );
}

HomeHero.channel = Hero.channel;
