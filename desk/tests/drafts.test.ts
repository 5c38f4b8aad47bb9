import { beforeEach, expect, test, vi } from 'vitest';
import type { ReplyDraft } from '../inbox/data/drafts.ts';

const draft = (answer: string): ReplyDraft => ({
  id: answer,
  kind: 'answer',
  subject: 'Yours',
  answer,
  note: '',
});

/** The storage of a tab. */
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

/** The drafts as a page has them that was just loaded. */
const load = () => {
  vi.resetModules();
  return import('../inbox/data/drafts.ts');
};

test('a draft is there after a reload, for its enquiry, and gone once it is sent', async () => {
  const before = await load();
  before.keepDraft('olga', 'one', draft('Dear Layla'));
  before.keepDraft('olga', 'two', draft('Dear Omar'));
  const after = await load();
  expect(after.readDraft('olga', 'one')).toEqual(draft('Dear Layla'));
  after.keepDraft('olga', 'one');
  const last = await load();
  expect(last.readDraft('olga', 'one')).toBeUndefined();
  expect(last.readDraft('olga', 'two')).toEqual(draft('Dear Omar'));
  last.keepDraft('olga', 'two');
  expect(kept.size).toBe(0);
});

test('nothing is left for the next one at a shared computer', async () => {
  const olga = await load();
  olga.keepDraft('olga', 'one', draft('Dear Layla'));
  olga.dropDrafts();
  expect([kept.size, olga.readDraft('olga', 'one')]).toEqual([0, undefined]);
  // Her session ended by itself, and somebody else signs in.
  olga.keepDraft('olga', 'one', draft('Dear Layla'));
  const amal = await load();
  expect([amal.readDraft('amal', 'one'), kept.size]).toEqual([undefined, 0]);
});

test.each([
  ['what stands there is no draft', '{"account"'],
  ['the browser keeps nothing', undefined],
])('it works where %s', async (_, text) => {
  if (text) kept.set('desk:drafts', text);
  else {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
  const { keepDraft, readDraft } = await load();
  expect(readDraft('olga', 'one')).toBeUndefined();
  keepDraft('olga', 'one', draft('Dear Layla'));
  expect(readDraft('olga', 'one')).toEqual(draft('Dear Layla'));
});
