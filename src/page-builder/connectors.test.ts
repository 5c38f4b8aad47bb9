import { expect, test } from 'vitest';
import { PORTS } from '../../sections/ports.ts';
import type { Section } from '../../sections/registry.ts';
import { GROUP_LOOKS } from './groups.ts';
import { piecesOf } from './pieces.ts';
import { layReaches } from './reaches.ts';

const pageOf = (...types: Section['type'][]) => layReaches(types.map((type) => ({ type })));

/** Pages as they are put together: the home page, one without a turn, and the offers of every group. */
const PAGES = {
  home: pageOf(
    'hero',
    'rulebooks',
    'serviceRows',
    'assets',
    'reasons',
    'study',
    'process',
    'closing',
  ),
  plain: pageOf('hero', 'projects', 'closing'),
  about: pageOf('hero', 'story', 'reasons', 'team', 'closing'),
  ...Object.fromEntries(
    Object.entries(GROUP_LOOKS).map(([group, { bands }]) => [
      group,
      pageOf('hero', ...bands.map(([band]) => band), 'process', 'faq', 'related', 'closing'),
    ]),
  ),
};

test.each(Object.entries(PAGES))(
  'the channel of %s enters each band where it left the last',
  (_, reaches) => {
    const ways = reaches.map((reach) => reach && [reach.from, reach.to]);
    expect(ways.slice(1).map((way) => way?.[0])).toEqual(ways.slice(0, -1).map((way) => way?.[1]));
    expect(ways[0]?.[0]).toBeUndefined();
  },
);

test('a band whose content is open at one column gets the channel there', () => {
  const [, , services] = PAGES.home;
  expect(services).toMatchObject({ from: 1, through: PORTS.serviceRows?.through, to: 6 });
});

test.each(Object.entries(PAGES))(
  'the channel of %s reaches the buttons from a side of the text',
  (_, reaches) => {
    expect([1, 12]).toContain(reaches.at(-1)?.through);
  },
);

test('no channel begins on a page that does not end in a closing call', () => {
  expect(pageOf('hero', 'reading')).toEqual([undefined, undefined]);
  expect(pageOf('searchPage', 'closing')).toEqual([undefined, undefined]);
});

test('a phone has one piece for each band, and a turn three more', () => {
  const counts = PAGES.home.map((reach) => reach && piecesOf(reach).length);
  const long = PAGES.home.map(
    (reach) => reach && piecesOf(reach).filter((piece) => piece.includes('long')).length,
  );
  expect(new Set(long)).toEqual(new Set([1]));
  expect(counts.slice(0, 4)).toEqual([1, 1, 4, 1]);
});
