import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { withIsland } from './with-island.ts';

const island = () => undefined;

test('a band that has no place for its island does not compile', () => {
  const Without = (_: { title: string }) => null;
  const With = (_: { title: string; children?: ReactNode }) => null;
  // @ts-expect-error The band takes no children, so its island would never be shown.
  withIsland(Without, island);
  expect(withIsland(With, island)).toEqual({ band: With, island });
});
