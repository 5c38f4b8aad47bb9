import type { FigureStatusName } from '../../schemas/figures/figure-status.ts';

/** A figure of a page, with its status and its basis. */
export interface Claim {
  /** The figure as the page shows it; for a study, all figures of its results. */
  figure: string;
  /** What it counts. */
  label: string;
  status: FigureStatusName;
  /** The time that it covers. */
  period: string;
  /** What it counts and by which method; the usual one of its status, where the page names none. */
  basis: string;
  /** Who counted or measured it. */
  counted: string;
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
