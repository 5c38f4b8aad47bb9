import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { counted } from '../../schemas/shared/counted.ts';
import { entryId, href, text } from '../../schemas/shared/text.ts';
import { digestsOf, mergeTranslation } from './translation.ts';

const schema = z.strictObject({
  title: text(60),
  intro: text(60).optional(),
  call: z.strictObject({ text: text(30), href }),
  steps: z.array(z.strictObject({ id: entryId, title: text(30), weeks: z.number() })),
  points: z.array(text(60)),
  facts: z.record(text(30), text(30)),
  pages: counted,
});

const english = {
  title: 'Shares of a quay',
  call: { text: 'Talk to us', href: '/contact' },
  steps: [
    { id: 'survey', title: 'Survey', weeks: 2 },
    { id: 'deed', title: 'Deed', weeks: 3 },
  ],
  points: ['Stone', 'Water'],
  facts: { Draught: 'Deep' },
  pages: { one: '1 page', other: '{n} pages' },
};

/** What English and a translation give together, and what is refused. */
function merge(translated: object) {
  const { data, problems } = mergeTranslation(schema, english, translated);
  const refused = problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { data: data as typeof english, refused };
}

describe('a translation is merged into the English file', () => {
  test('by the names of fields; what it leaves out stays as it is', () => {
    const { data, refused } = merge({ title: 'حصص رصيف', call: { text: 'تواصل معنا' } });
    expect(refused).toEqual([]);
    const call = { text: 'تواصل معنا', href: '/contact' };
    expect(data).toEqual({ ...english, title: 'حصص رصيف', call });
  });

  test('by the id of entries, in whatever order they stand', () => {
    const { data, refused } = merge({
      steps: [
        { id: 'deed', title: 'سند' },
        { id: 'survey', title: 'مسح' },
      ],
    });
    expect(refused).toEqual([]);
    expect(data.steps).toEqual([
      { id: 'survey', title: 'مسح', weeks: 2 },
      { id: 'deed', title: 'سند', weeks: 3 },
    ]);
  });

  test('by the order of entries that have no id', () => {
    expect(merge({ points: ['حجر', 'ماء'] })).toMatchObject({
      data: { points: ['حجر', 'ماء'] },
      refused: [],
    });
  });

  test('as a whole, where labels are copy too', () => {
    expect(merge({ facts: { الغاطس: 'عميق' } })).toMatchObject({
      data: { facts: { الغاطس: 'عميق' } },
      refused: [],
    });
  });

  test('with forms of a sentence that English does not have', () => {
    const pages = { one: 'صفحة واحدة', two: 'صفحتان', few: '{n} صفحات', other: '{n} صفحة' };
    expect(merge({ pages })).toMatchObject({ data: { pages }, refused: [] });
  });
});

describe('refused is', () => {
  test.each([
    [{ call: { href: '/ar/contact' } }, 'call.href: belongs to the English file'],
    [{ steps: [{ id: 'deed', weeks: 4 }] }, 'steps.1.weeks: belongs to the English file'],
    [{ title: ['حصص'] }, 'title: belongs to the English file'],
    [{ subtitle: 'رصيف' }, 'subtitle: is not in the English file'],
    [{ points: ['حجر'] }, 'points: has 1 entries, the English file has 2'],
    [{ steps: [{ id: 'quay', title: 'رصيف' }] }, 'steps: has no entry with id: quay'],
  ])('%j', (translated, message) => {
    const { data, refused } = merge(translated);
    expect(refused).toEqual([expect.stringContaining(message)]);
    expect(data).toEqual(english);
  });
});

describe('digests', () => {
  const before = digestsOf(schema, english, 'A text.');
  /** The parts of which a digest changes. */
  const changed = (data: object, body = 'A text.') => {
    const after = digestsOf(schema, { ...english, ...data }, body);
    return Object.keys(after).filter((part) => after[part] !== before[part]);
  };

  test('change with the copy of their own part alone', () => {
    expect(changed({ points: ['Stone', 'Rain'] })).toEqual(['points']);
    expect(changed({}, 'Another text.')).toEqual(['body']);
    expect(changed({ intro: 'On the creek' })).toEqual(['intro']);
    expect(changed({ facts: { Depth: 'Deep' } })).toEqual(['facts']);
  });

  test('stay when a figure, a link or the white space around a text changes', () => {
    expect(changed({ call: { text: 'Talk to us', href: '/about' } }, '\nA text.\n')).toEqual([]);
    const [survey, deed] = english.steps;
    expect(changed({ steps: [survey, { ...deed, weeks: 9 }] })).toEqual([]);
  });
});
