import type { FunctionComponent } from 'react';

/** A band and the part of it that wakes when a visitor turns to it. */
export interface WithIsland<Props> {
  band: FunctionComponent<Props>;
  /** The shell that hydrates the part; it takes the data of the band. */
  island: (props: never) => unknown;
}

/**
 * A band with an island: its component shows the island as its children, and does not compile here if
 * it takes none.
 * @param band the component of the band
 * @param island the .astro file beside it, which says when the part wakes
 */
export const withIsland = <Props extends object>(
  band: 'children' extends keyof Props ? FunctionComponent<Props> : never,
  island: WithIsland<Props>['island'],
): WithIsland<Props> => ({ band, island });
