import type { HeroTrialContent } from '../../schemas/pages/hero-trial.ts';
import { Hero, type HeroProps } from './Hero.tsx';
import { HeroTrial } from './HeroTrial.tsx';

export interface TrialHeroProps extends Omit<HeroProps, 'loop' | 'product' | 'isTall'> {
  trial: HeroTrialContent;
}

/** A hero with a sample on its stone that a visitor can play. */
export function TrialHero({ trial, ...hero }: TrialHeroProps) {
  return <Hero {...hero} product={<HeroTrial {...trial} />} />;
}
