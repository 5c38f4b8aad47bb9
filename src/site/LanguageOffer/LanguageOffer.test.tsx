import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { PAGE_SHOWN } from '../../runtime/navigation/page-shown.ts';
import { examples } from './LanguageOffer.examples.ts';
import { LanguageOffer } from './LanguageOffer.tsx';
import './LanguageOffer.later.ts';

/** The page that is shown stands in these languages besides its own. */
function standsIn(...languages: string[]): void {
  document.head.innerHTML = languages
    .map((language) => `<link rel="alternate" hreflang="${language}" href="/${language}/page">`)
    .join('');
}

beforeEach(() => standsIn('ar'));

afterEach(() => {
  document.head.innerHTML = '';
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

test('a page that has no translation offers none, and leaves the offer to the next one', () => {
  standsIn();
  const offer = offerTo('ar');
  const show = (...languages: string[]) => {
    standsIn(...languages);
    document.dispatchEvent(new Event(PAGE_SHOWN));
    return !offer.hidden;
  };
  expect(offer.hidden).toBe(true);
  expect(show('ar')).toBe(true);
  expect(show()).toBe(false);
  // It has been made.
  expect(show('ar')).toBe(false);
});
