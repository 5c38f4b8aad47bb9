import type { FigureStatusName } from '../../schemas/figure-status.ts';

/** A figure of a page, with what it is and what stands behind it. */
export interface Claim {
  /** The figure as the page shows it; of a study all that its results hold. */
  figure: string;
  /** What it counts. */
  label: string;
  status: FigureStatusName;
  /** What it counts and rests on; where it says nothing of its own, what its status means. */
  basis: string;
  /** Title and publisher of the publication it is taken from. */
  source?: string | undefined;
  /** Day from which it holds, such as 2026-11-22. */
  date: string;
}

/** The figures of one page. */
export interface PageClaims {
  name: string;
  path: string;
  claims: Claim[];
}
