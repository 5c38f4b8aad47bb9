import { expect, test } from 'vitest';
import type { Offer } from '../schemas/offer/offer.ts';
import { featuresBelow, heroDetailData, statusesOf } from './offer.ts';

const illustration = { kind: 'register' };
const offer = {
  heroDetail: { title: 'A day', lines: [], illustrationOf: 'link' },
  features: { title: 'Trade', items: [{ id: 'book' }, { id: 'link', illustration }] },
} as unknown as Offer;

test('an illustration stands in the first screen or beside its feature, and not twice', () => {
  expect(heroDetailData(offer).illustration).toBe(illustration);
  expect(featuresBelow(offer).items.map((item) => item.illustration)).toEqual([
    undefined,
    undefined,
  ]);
  const without = { ...offer, heroDetail: { ...offer.heroDetail, illustrationOf: undefined } };
  expect(featuresBelow(without).items[1]?.illustration).toBe(illustration);
});

test('a legend has each status of a page once, from the firmest to the weakest', () => {
  const content = {
    number: { status: 'sample' },
    items: [{ status: 'stated' }, { status: 'sample' }],
  };
  expect(statusesOf(content)).toEqual(['stated', 'sample']);
});
