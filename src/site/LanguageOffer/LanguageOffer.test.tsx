import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './LanguageOffer.examples.ts';
import { LanguageOffer } from './LanguageOffer.tsx';
import './LanguageOffer.later.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** The offer of an Arabic page on an English one, to a browser that asks for languages in an order. */
function offerTo(...languages: string[]): HTMLElement {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const [example = { name: '' }] = examples;
  const { container } = render(<LanguageOffer {...propsOf(examples, example.name)} />);
  return container.querySelector('language-offer') as HTMLElement;
}

test('a page is offered in the language that a browser asks for first, and can be taken away', () => {
  const offer = offerTo('ar-AE', 'en');
  expect(offer.hidden).toBe(false);
  offer.querySelector('button')?.click();
  expect(offer.hidden).toBe(true);
});

test.each([[['en-GB', 'ar']], [['fr']], [[]]])(
  'nothing is offered to a browser that asks for %j',
  (languages) => {
    expect(offerTo(...languages).hidden).toBe(true);
  },
);

test('the offer is made once in a tab', () => {
  expect(offerTo('ar').hidden).toBe(false);
  expect(offerTo('ar').hidden).toBe(true);
});
