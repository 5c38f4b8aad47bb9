import { expect, test } from 'vitest';
import { describeProblem } from './diagnostics/problem.ts';
import { checkPrices } from './prices.ts';

const options = [
  { value: '50k-100k', label: '$50 to $100', inText: '$50 to $100' },
  { value: 'over-500k', label: 'Over $500' },
];
const contact = {
  file: 'content/pages/contact.yaml',
  data: { form: { fields: { budget: { options } } } },
};
const file = 'content/offers/services/tokenomics.yaml';
const problemsOf = (price: string) =>
  checkPrices([contact, { file, data: { price } }]).map(describeProblem);

test('an offer has the price of a budget band of the contact form', () => {
  expect(problemsOf('50k-100k')).toEqual([]);
});

test('a band that the form does not have, or not for a sentence, is named with those that it has', () => {
  const message = (price: string, hint: string) =>
    `${file}: price: content/pages/contact.yaml has no budget band ${price} with inText; ${hint}`;
  expect(problemsOf('50k-10k')).toEqual([message('50k-10k', 'did you mean 50k-100k?')]);
  expect(problemsOf('over-500k')).toEqual([message('over-500k', 'known are 50k-100k')]);
});
