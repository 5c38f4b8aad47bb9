import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeFault, fieldName, readContent } from './files.ts';

const HINTS = 'content/pending.yaml';

describe('every content file meets its schema', () => {
  test.each(globSync('content/**/*.yaml'))('%s', (file) => {
    expect(readContent(file).faults.map(describeFault)).toEqual([]);
  });
});

describe('what an author reads', () => {
  const read = (source: string, file = HINTS) =>
    readContent(file, '.', source).faults.map(describeFault);

  test('file, field and what to do', () => {
    expect(read('toCome: [/about/]\nastray: []')).toEqual([
      'content/pending.yaml: toCome[0]: must be a path such as /services, without a trailing slash',
    ]);
  });

  test('every fault at once', () => {
    expect(read('toCome: [About]\nastray: [Demo]')).toHaveLength(2);
  });

  test('a missing field is named', () => {
    expect(read('toCome: []')).toEqual(['content/pending.yaml: astray: is missing']);
  });

  test('an unknown key is named', () => {
    expect(read('toCome: []\nastray: []\nlater: []')).toEqual([
      'content/pending.yaml: Unrecognized key: "later"',
    ]);
  });

  test('a file that is not YAML says where', () => {
    const [fault] = read('toCome: [/a\nastray: []');
    expect(fault).toMatch(/^content\/pending\.yaml: is not valid YAML: .*line 2/s);
  });

  test('an empty file is a fault', () => {
    expect(read('')).toHaveLength(1);
  });

  test.each([
    'content/prices.yaml',
    'content/offers/shops/cafe.yaml',
    'content/offers/energy.yaml',
  ])('a file at a place nobody reads: %s', (file) => {
    expect(read('name: x', file)).toEqual([`${file}: no schema knows a file at this place`]);
  });
});

test('fields are written the way an editor looks for them', () => {
  expect(fieldName(['features', 'items', 2, 'metrics', 0, 'label'])).toBe(
    'features.items[2].metrics[0].label',
  );
  expect(fieldName([])).toBe('');
});

test('a fault of the whole file has no field', () => {
  expect(describeFault({ file: 'a.yaml', field: '', message: 'is empty' })).toBe(
    'a.yaml: is empty',
  );
});
