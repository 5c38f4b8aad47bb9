import { PORTS, type Port } from '../../sections/ports.ts';
import type { Section } from '../../sections/registry.ts';

/** The part of the page's channel that lies in one band, by the ports it passes. */
export interface Reach {
  /** Where it comes from the band above; undefined where the channel begins. */
  from?: Port | undefined;
  /** Where it passes the content. */
  through: Port;
  /** Where it leaves into the band below. */
  to: Port;
  /** Whether the content draws all of it on wide screens, at the beginning and at the last buttons. */
  isDrawn: boolean;
}

/**
 * Lays out the channel of a page, from the foot of the hero to the closing call and into the footer.
 * @returns a reach for each band in order; none on a page that does not end in a closing call
 */
export function layReaches(sections: Pick<Section, 'type'>[]): (Reach | undefined)[] {
  if (sections[0]?.type !== 'hero' || sections.at(-1)?.type !== 'closing')
    return sections.map(() => undefined);
  let from: Port | undefined;
  return sections.map(({ type }) => {
    // Only some bands let the channel pass in the middle.
    const { through = from === 12 ? 12 : 1, out = through } = PORTS[type] ?? {};
    const isDrawn = type === 'hero' || (type === 'closing' && through === 12);
    const reach = { from, through, to: out, isDrawn };
    from = out;
    return reach;
  });
}
