import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './TransferCheck.examples.ts';
import { TransferCheck } from './TransferCheck.tsx';

const says = sampleMessages.illustrations.transferCheck;
const statesOf = (name: string) =>
  texts(show(TransferCheck, propsOf(examples, name)), 'li > :last-child');

test('a transfer that passed lit every rule', () => {
  expect(statesOf('Passed')).toEqual(Array(6).fill(says.pass));
});

test('a transfer that waits says how far it is', () => {
  expect(statesOf('Three rules have passed')).toEqual([
    ...Array(3).fill(says.pass),
    ...Array(3).fill(says.waiting),
  ]);
});

test('after a refusal no rule runs and nothing moves', () => {
  const page = show(TransferCheck, propsOf(examples, 'Refused by the fourth rule'));
  expect(texts(page, 'li > :last-child').slice(3)).toEqual([
    says.refused,
    says.notRun,
    says.notRun,
  ]);
  expect(page.textContent).toContain(says.nothing);
});
