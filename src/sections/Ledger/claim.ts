import type { FigureStatusName } from '../../schemas/figures/figure-status.ts';

/** A figure of a page, with its status and its basis. */
export interface Claim {
  /** The figure as the page shows it; for a study, all figures of its results. */
  figure: string;
  /** What it counts. */
  label: string;
  status: FigureStatusName;
  /** What it counts and rests on; if the page says nothing about that, the meaning of its status. */
  basis: string;
  /** Title and publisher of the publication it is taken from. */
  source?: string | undefined;
  /** The day since which it holds, such as 2026-11-22. */
  date: string;
}

/** The figures of one page. */
export interface PageClaims {
  name: string;
  path: string;
  claims: Claim[];
}
