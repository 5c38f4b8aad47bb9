import type { OFFER_GROUPS } from '../../schemas/offer/offer.ts';
import type { OpeningForm } from '../../sections/Opening/Opening.tsx';
import type { Composition } from '../../sections/ProblemSolution/ProblemSolution.tsx';
import type { BandGround } from '../../ui/Band/Band.tsx';

/** The bands whose order, form and ground depend on the offer's group. */
export type GroupBand = 'opening' | 'problemSolution' | 'features' | 'diagram' | 'metrics';

/** How the pages of a group are composed, so that no two groups look alike. */
export interface GroupLook {
  /** The bands between hero and process with their grounds; neighbours differ. */
  bands: [GroupBand, BandGround][];
  /** The form of the opening. */
  opening: OpeningForm;
  /** The form of problems and solutions. */
  composition: Composition;
  /** Whether the features lie on one wide panel instead of beside an instrument. */
  isDesk?: true;
}

export type OfferGroup = (typeof OFFER_GROUPS)[number];

/** The look of every group (docs/site-rules.md#template). */
export const GROUP_LOOKS: Record<OfferGroup, GroupLook> = {
  solutions: {
    opening: 'bill',
    composition: 'anatomy',
    bands: [
      ['opening', 'plaster'],
      ['problemSolution', 'dusk'],
      ['features', 'plaster-2'],
      ['metrics', 'dusk'],
      ['diagram', 'mist'],
    ],
  },
  platforms: {
    opening: 'day',
    composition: 'columns',
    isDesk: true,
    bands: [
      ['opening', 'plaster'],
      ['features', 'dusk'],
      ['problemSolution', 'plaster-2'],
      ['metrics', 'dusk'],
      ['diagram', 'mist'],
    ],
  },
  services: {
    opening: 'docket',
    composition: 'cards',
    bands: [
      ['opening', 'plaster'],
      ['problemSolution', 'mist'],
      ['features', 'plaster'],
      ['diagram', 'mist'],
      ['metrics', 'dusk'],
    ],
  },
  'use-cases': {
    opening: 'flow',
    composition: 'stations',
    bands: [
      ['opening', 'dusk'],
      ['problemSolution', 'mist'],
      ['features', 'plaster'],
      ['diagram', 'mist'],
      ['metrics', 'dusk'],
    ],
  },
  features: {
    opening: 'rule',
    composition: 'comparison',
    bands: [
      ['opening', 'night-2'],
      ['problemSolution', 'plaster'],
      ['features', 'mist'],
      ['metrics', 'dusk'],
      ['diagram', 'plaster-2'],
    ],
  },
  industries: {
    opening: 'day',
    composition: 'ledger',
    bands: [
      ['opening', 'plaster-2'],
      ['problemSolution', 'plaster'],
      ['diagram', 'plaster-2'],
      ['features', 'dusk'],
      ['metrics', 'mist'],
    ],
  },
};
