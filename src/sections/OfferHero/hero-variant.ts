import type { Root } from 'hast';
import type { ComponentType } from 'react';
import type { IllustrationContent } from '../../schemas/illustrations/illustration.ts';
import type { HeroContent } from '../../schemas/offer/hero.ts';
import type { HeroDetailContent } from '../../schemas/offer/hero-detail.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import type { PictureData } from '../../ui/Picture/picture-data.ts';

/** What the first screen of an offer says: title, lead, calls, figures and the risk line. */
export interface OfferHeroData extends Omit<HeroContent, 'backgroundImage' | 'video'> {
  /**
   * The picture of the page or, where it has one, its close view, which fades into the night on all sides. It is the largest
   * thing that is painted first; the form shows it with `priority`.
   */
  picture?: PictureData | undefined;
}

/** What the form shows in the first screen: lines with their figures, a result, and lines of code. */
export interface HeroDetail extends Omit<HeroDetailContent, 'code' | 'views'> {
  /** Code or a rule, highlighted as a whole and line by line, and what it does. */
  code?: { tree: Root; lines: Root[]; caption: string } | undefined;
}

/** A picture of a line, and which part of it is shown, from 0 at its start to 100 at its end. */
export interface HeroView {
  picture: PictureData;
  at: number;
}

/** What every form of a first screen is given, whichever of it the form shows. */
export interface HeroVariantProps {
  hero: OfferHeroData;
  heroDetail: HeroDetail;
  /** A picture of each line and of the result, where the page has them. */
  views?: HeroView[] | undefined;
  /** The illustration that the offer has moved from a feature into its first screen. */
  illustration?: IllustrationContent | undefined;
  messages: Messages;
}

/**
 * The form of a first screen, in a file of its own with its styles, so that only pages of that form load them. It renders
 * fragments into the `header` of OfferHero: its pictures; a `div` without content as the veil behind text, with `var(--tint)`
 * among its backgrounds; HeroTitle and HeroLead in a `div`; a `section` `#hero-detail`, named by HeroHead; HeroFigures in a `div`; Spring at the
 * foot. The `section` is a child of the header, so that its lines are not taken for figures of the hero.
 */
export type HeroVariant = ComponentType<HeroVariantProps> & {
  /** The class of the header, where its children lie in a grid of the form. */
  layout?: string | undefined;
};
