import { expect, test } from 'vitest';
import type { ChannelPath } from '../ui/Channel/channel-path.ts';
import { layChannel, piecesOf } from './channel-lines.ts';

const FIRST: ChannelPath = { out: 1, end: 'first' };
const LAST: ChannelPath = { end: 'last' };
const CROSSING: ChannelPath = { through: 1, out: 12 };

/** Pages as they are put together: turns to the middle and back, crossings, and sections that let it pass. */
const PAGES = {
  turning: [FIRST, { through: 1 }, { through: 6 }, { through: 6 }, { through: 1 }, LAST],
  crossing: [FIRST, {}, CROSSING, { through: 1 }, CROSSING, {}, LAST],
  plain: [FIRST, {}, LAST],
} satisfies Record<string, ChannelPath[]>;

test.each(Object.entries(PAGES))(
  'the channel of a %s page meets from section to section',
  (_, paths) => {
    const lines = layChannel(paths);
    expect(lines[0]?.from).toBeUndefined();
    expect(lines.slice(1).map((one) => one?.from)).toEqual(
      lines.slice(0, -1).map((one) => one?.to),
    );
    // It reaches the buttons from a side of the text.
    expect([1, 12]).toContain(lines.at(-1)?.through);
  },
);

test('a section whose content is open at one column gets the channel there', () => {
  expect(layChannel(PAGES.turning)[2]).toMatchObject({ from: 1, through: 6, to: 6 });
});

test('no channel begins on a page that does not end in a closing call', () => {
  expect(layChannel([FIRST, {}])).toEqual([undefined, undefined]);
  expect(layChannel([{}, LAST])).toEqual([undefined, undefined]);
});

test('a phone has one pieces for each section, and a turn three more', () => {
  const pieces = layChannel(PAGES.turning).map((one) => one && piecesOf(one));
  expect(pieces.map((own) => own?.filter((names) => names.includes('long')).length)).toEqual(
    PAGES.turning.map(() => 1),
  );
  expect(pieces.map((own) => own?.length)).toEqual([1, 1, 4, 1, 4, 1]);
});
