import { expect, test } from 'vitest';
import { findPicture } from './pictures.ts';

const energy = { name: 'energy', alt: 'Wind and sun', focus: 'end' } as const;
const widths = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test('a hero is offered in more widths than a panel, and each starts with the same file', () => {
  const [hero, panel] = [findPicture(energy, 'hero'), findPicture(energy, 'panel')];
  const [wide, narrow] = [hero, panel].map(({ sources }) => sources[0]?.srcSet);
  expect(Math.max(...widths(wide))).toBeGreaterThan(Math.max(...widths(narrow)));
  expect(wide?.split(' ')[0]).toBe(narrow?.split(' ')[0]);
  expect(hero.width / hero.height).toBeCloseTo(16 / 9);
});

test('a poster has files of its own, and a picture without them is a poster as it is', () => {
  const falaj = { ...energy, name: 'falaj' };
  expect(findPicture(falaj, 'poster').src).not.toBe(findPicture(falaj, 'hero').src);
  expect(findPicture(energy, 'poster').src).toBe(findPicture(energy, 'hero').src);
});

test('a name without a picture says what to do', () => {
  const lost = () => findPicture({ ...energy, name: 'lost' }, 'hero');
  expect(lost).toThrow(/"lost".*media\/reliefs.*npm run pictures/);
});
