import { fill } from '@falaj/contract/fill.ts';
import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Signing.examples.ts';
import { Signing } from './Signing.tsx';

const says = sampleMessages.illustrations.signing;

test('every key says who holds it, and whether it signed', () => {
  const keys = texts(show(Signing, propsOf(examples, 'Two signed and done')), 'li');
  expect(keys[0]).toContain('9 Nov 2026, 10:41');
  expect(keys[2]).toContain(says.notNeeded);
});

test('with one signature nothing happens, and the others have not signed', () => {
  const page = show(Signing, propsOf(examples, 'One signed'));
  expect(texts(page, 'li').filter((key) => key.includes(says.missing))).toHaveLength(2);
  expect(page.textContent).toContain(fill(says.short, { n: 1 }));
});

test('an objection stops the act', () => {
  const page = show(Signing, propsOf(examples, 'Objected'));
  expect(page.textContent).toContain('asks for the valuation');
  expect(texts(page, 'li').filter((key) => key.includes(says.notNeeded))).toEqual([]);
});
