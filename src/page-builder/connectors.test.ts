import { expect, test } from 'vitest';
import type { ChannelWay } from '../ui/Channel/channel-way.ts';
import { layConnectors, segmentsOf } from './connectors.ts';

const FIRST: ChannelWay = { out: 1, end: 'first' };
const LAST: ChannelWay = { end: 'last' };
const CROSSING: ChannelWay = { through: 1, out: 12 };

/** Pages as they are put together: turns to the middle and back, crossings, and sections that let it pass. */
const PAGES = {
  turning: [FIRST, { through: 1 }, { through: 6 }, { through: 6 }, { through: 1 }, LAST],
  crossing: [FIRST, {}, CROSSING, { through: 1 }, CROSSING, {}, LAST],
  plain: [FIRST, {}, LAST],
} satisfies Record<string, ChannelWay[]>;

test.each(Object.entries(PAGES))(
  'the channel of a %s page meets from section to section',
  (_, ways) => {
    const connectors = layConnectors(ways);
    expect(connectors[0]?.from).toBeUndefined();
    expect(connectors.slice(1).map((one) => one?.from)).toEqual(
      connectors.slice(0, -1).map((one) => one?.to),
    );
    // It reaches the buttons from a side of the text.
    expect([1, 12]).toContain(connectors.at(-1)?.through);
  },
);

test('a section whose content is open at one column gets the channel there', () => {
  expect(layConnectors(PAGES.turning)[2]).toMatchObject({ from: 1, through: 6, to: 6 });
});

test('no channel begins on a page that does not end in a closing call', () => {
  expect(layConnectors([FIRST, {}])).toEqual([undefined, undefined]);
  expect(layConnectors([{}, LAST])).toEqual([undefined, undefined]);
});

test('a phone has one segment for each section, and a turn three more', () => {
  const segments = layConnectors(PAGES.turning).map((one) => one && segmentsOf(one));
  expect(segments.map((own) => own?.filter((names) => names.includes('long')).length)).toEqual(
    PAGES.turning.map(() => 1),
  );
  expect(segments.map((own) => own?.length)).toEqual([1, 1, 4, 1, 4, 1]);
});
