import type { FunctionComponent } from 'react';

/** A band and the part of it that is an island. */
export interface WithIsland<Props> {
  band: FunctionComponent<Props>;
  /** The .astro shell that hydrates the island; it takes the data of the band. */
  island: (props: never) => unknown;
}

/**
 * Registers a band with an island, which its component shows as its children. If the component takes no
 * children, this does not compile.
 * @param band the component of the band
 * @param island the .astro file beside it, which says when the island hydrates
 */
export const withIsland = <Props extends object>(
  band: 'children' extends keyof Props ? FunctionComponent<Props> : never,
  island: WithIsland<Props>['island'],
): WithIsland<Props> => ({ band, island });
