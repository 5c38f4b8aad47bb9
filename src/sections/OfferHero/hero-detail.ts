import type { Root } from 'hast';
import type { IllustrationContent } from '../../schemas/illustrations/illustration.ts';
import type { HeroContent } from '../../schemas/offer/hero.ts';
import type { HeroDetailContent } from '../../schemas/offer/hero-detail.ts';
import type { PictureData } from '../../ui/Picture/picture-data.ts';

/** What the first screen of an offer says: badge, headline, lead, calls, and the figures at the end of its detail. */
export interface OfferHeroData extends Omit<HeroContent, 'backgroundImage' | 'video'> {
  /** The picture of the page: the largest thing that is painted first. */
  picture?: PictureData | undefined;
}

/** The number of the first screen, the things that its picture names, and what the link below the number opens. */
export interface HeroDetailData extends Omit<HeroDetailContent, 'code'> {
  /** Code or a rule, highlighted, and what it does. */
  code?: { tree: Root; caption: string } | undefined;
  /** The illustration that the offer has moved from a feature into its detail. */
  illustration?: IllustrationContent | undefined;
}
