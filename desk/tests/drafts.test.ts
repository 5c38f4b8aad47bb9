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
  before.keepReplyDraft('olga', 'one', draft('Dear Layla'));
  before.keepReplyDraft('olga', 'two', draft('Dear Omar'));
  const after = await load();
  expect(after.readReplyDraft('olga', 'one')).toEqual(draft('Dear Layla'));
  after.keepReplyDraft('olga', 'one');
  const last = await load();
  expect(last.readReplyDraft('olga', 'one')).toBeUndefined();
  expect(last.readReplyDraft('olga', 'two')).toEqual(draft('Dear Omar'));
  last.keepReplyDraft('olga', 'two');
  expect(kept.size).toBe(0);
});

test('nothing is left for the next one at a shared computer', async () => {
  const olga = await load();
  olga.keepReplyDraft('olga', 'one', draft('Dear Layla'));
  olga.dropDrafts();
  expect([kept.size, olga.readReplyDraft('olga', 'one')]).toEqual([0, undefined]);
  // Her session ended by itself, and somebody else signs in.
  olga.keepReplyDraft('olga', 'one', draft('Dear Layla'));
  const amal = await load();
  expect([amal.readReplyDraft('amal', 'one'), kept.size]).toEqual([undefined, 0]);
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
  const { keepReplyDraft, readReplyDraft } = await load();
  expect(readReplyDraft('olga', 'one')).toBeUndefined();
  keepReplyDraft('olga', 'one', draft('Dear Layla'));
  expect(readReplyDraft('olga', 'one')).toEqual(draft('Dear Layla'));
});
