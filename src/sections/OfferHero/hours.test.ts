import { expect, test } from 'vitest';
import { heightOfSun, lightOf, splitHour } from './hours.ts';

test.each([
  ['06:40', 'dawn'],
  ['10:15', 'morning'],
  ['Friday 11:00', 'noon'],
  ['15:30', 'late'],
  ['19:40', 'night'],
  ['04:59', 'night'],
])('%s is shown at %s, whatever its place in the row', (time, light) => {
  expect(lightOf(time, 0, 5)).toBe(light);
});

test('without a clock time, a row goes from dawn to night', () => {
  const lights = [0, 1, 2, 3, 4, 5].map((index) => lightOf(`Day ${index + 1}`, index, 6));
  expect(lights).toEqual(['dawn', 'morning', 'noon', 'noon', 'late', 'night']);
});

test('the sun is highest in the middle of the row, and as high before it as after it', () => {
  const heights = [0, 1, 2, 3, 4].map((index) => Math.round(heightOfSun(index, 5)));
  expect(heights).toEqual([36, 84, 100, 84, 36]);
});

test('a label without an hour apart from what happens is the hour', () => {
  expect(splitHour('Next morning')).toEqual({ time: 'Next morning', title: '' });
});
