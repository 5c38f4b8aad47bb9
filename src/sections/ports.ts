import type { Section } from './registry.ts';

/** Where the channel of a page can pass from band to band: beside column 1, after column 6, or beside column 12. */
export type Port = 1 | 6 | 12;

/** What a band does with the channel of its page. */
export interface Ports {
  /**
   * The column at which the channel can pass its content; without it, the channel passes on the side where it
   * is.
   */
  through?: Port;
  /** The column at which the channel leaves it, if another; then its content draws the way there. */
  out?: Port;
}

/**
 * The bands at which the channel turns; it passes all others beside their text. It enters a band where it left
 * the one before, so the two always meet.
 */
export const PORTS: { [Type in Section['type']]?: Ports } = {
  hero: { out: 1 },
  rulebooks: { through: 1 },
  serviceRows: { through: 6 },
  assets: { through: 6 },
  reasons: { through: 6 },
  study: { through: 1 },
  division: { through: 1 },
  features: { through: 1 },
  metrics: { through: 1, out: 12 },
  process: { through: 1, out: 12 },
};
