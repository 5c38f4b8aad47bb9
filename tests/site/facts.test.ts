import { describe, expect, test } from 'vitest';
import { canonicalOf } from '../../scripts/site/load.ts';
import { built, mainOf, textOf } from './support/built.ts';
import {
  elementsAt,
  type Fact,
  has,
  isMinimum,
  isSaid,
  minimumTiles,
  table,
  textFor,
} from './support/facts.ts';

const list = (value: string | string[] = []) => [value].flat();

/** Describes what a row of the table requires, for the name of its test. */
const describeFact = ({ page, where, is, has: among, count }: Fact) =>
  `${page}: ${where} ${
    count === undefined ? (is === undefined ? 'has' : 'is') : 'counts'
  } ${count ?? list(is ?? among).join(', ')}`;

function checkFact(fact: Fact) {
  const elements = elementsAt(fact);
  if (fact.count !== undefined) expect(elements).toHaveLength(fact.count);
  if (fact.is !== undefined) {
    const expected = list(fact.is);
    const shown = elements.map((element, index) => textFor(element, expected[index] ?? ''));
    expect(shown).toEqual(expected);
  }
  for (const expected of list(fact.has)) {
    const isFound = elements.some((element) =>
      fact.where === 'minimum investment'
        ? isMinimum(textOf(element), expected)
        : has(element, expected),
    );
    const shown = elements.map((element) => textFor(element, expected).slice(0, 200));
    expect.soft(isFound, `"${expected}" is not in ${shown.join(' | ')}`).toBe(true);
    if (fact.where !== 'minimum investment') continue;
    // Every tile is checked, because one that still has the figure must not hide another that was changed.
    for (const tile of minimumTiles(fact.page)) {
      const text = textOf(tile);
      expect.soft(isSaid(text, expected), `"${expected}" is not in the tile ${text}`).toBe(true);
    }
  }
}

for (const { source, facts } of table.facts) {
  describe(source, () => {
    test.each(facts.map((fact) => [describeFact(fact), fact] as const))('%s', (_, fact) =>
      checkFact(fact),
    );
  });
}

describe(table.pages.source, () => {
  test.each(table.pages.addresses)('%s is a page', (path) => {
    expect([...built.pages.keys()]).toContain(path);
  });

  test.each(Object.entries(table.pages.aliases))(
    '%s shows %s and names it as canonical',
    (alias, path) => {
      const page = built.pages.get(alias);
      expect(page && canonicalOf(page)).toBe(`${built.origin}${path}`);
      expect(textOf(mainOf(alias)) === textOf(mainOf(path)), 'the same text').toBe(true);
    },
  );

  test.each(table.pages.astray)(
    '%s is no page, and the not-found page knows what was meant',
    (path) => {
      expect([...built.pages.keys()]).not.toContain(path);
      expect(built.pages.get('/404')?.html).toContain(`"${path}"`);
    },
  );
});
