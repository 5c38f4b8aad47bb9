import { optionValue } from '@falaj/contract/fields.ts';
import type { ContentFile } from '../read/leaves.ts';
import { didYouMean } from './diagnostics/nearest.ts';
import { type ContentProblem, problemAt } from './diagnostics/problem.ts';
import { dataOf, ofKind } from './of-kind.ts';

/** Checks that the price of each offer is a budget band of the contact form, so that an enquiry can name it. */
export function checkPrices(files: ContentFile[]): ContentProblem[] {
  const bands = dataOf(files, 'contact')?.form.fields.budget.options;
  if (!bands) return [];
  const known = bands.filter(({ inText }) => inText).map(optionValue);
  return ofKind(files, 'offers').flatMap(({ file, data: { price } }) => {
    if (known.includes(price)) return [];
    const hint = didYouMean(price, known) || `; known are ${known.join(', ')}`;
    const message = `content/pages/contact.yaml has no budget band ${price} with inText${hint}`;
    return problemAt(file, ['price'], message);
  });
}
