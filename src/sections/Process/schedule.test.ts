import { expect, test } from 'vitest';
import type { TimedStep } from '../../lib/duration.ts';
import { layOnAxis } from './schedule.ts';

const weeks = (min: number, max = min, starts?: number): TimedStep => ({
  duration: { unit: 'week', min, max },
  starts,
});
const ONGOING: TimedStep = { duration: { unit: 'ongoing' } };

test('each step starts where the one before it ends, and the total stands after the last', () => {
  const { steps, unit, end } = layOnAxis([weeks(2, 3), weeks(1, 2), weeks(8, 12)]);
  expect(steps.map(({ row, rows }) => [row, rows])).toEqual([
    [0, 6],
    [6, 6],
    [12, 12],
  ]);
  expect([unit, end]).toEqual(['week', 24]);
  expect(steps.map(({ from, length }) => [from, length])).toEqual([
    [0, 3],
    [3, 2],
    [5, 12],
  ]);
});

test('a step is as long as its longest time, and its sure part as the shortest', () => {
  const { steps } = layOnAxis([weeks(2, 4), weeks(4), weeks(1, 4)]);
  expect(steps.map(({ rows, sure }) => [rows, sure])).toEqual([
    [12, 50],
    [12, 100],
    [12, 25],
  ]);
});

test('a step beside another starts in the middle of it, and what follows starts after both', () => {
  const { steps, end } = layOnAxis([weeks(2), weeks(8, 12), weeks(2, 3, 11), weeks(1)]);
  expect(steps.map(({ isBeside }) => isBeside)).toEqual([false, false, true, false]);
  expect(steps.map(({ from }) => from)).toEqual([0, 2, 11, 14]);
  const [, long, beside, last] = steps;
  expect((beside?.row ?? 0) + (beside?.rows ?? 0)).toBe((long?.row ?? 0) + (long?.rows ?? 0));
  expect((last?.row ?? 0) + (last?.rows ?? 0)).toBe(end);
});

test('what runs on starts below the total, and a day among weeks can still be seen', () => {
  const day: TimedStep = { duration: { unit: 'day', min: 1, max: 1 } };
  const { steps, end } = layOnAxis([weeks(12), day, ONGOING]);
  expect(steps[1]?.rows).toBe(6);
  expect(steps[2]?.row).toBe(end + 1);
  expect(steps[2]?.sure).toBe(0);
});

test('the text of a step has room until the next one on its side', () => {
  const { steps } = layOnAxis([weeks(3), weeks(3), weeks(3)]);
  expect(steps.map(({ room }) => room)).toEqual([24, 25, 13]);
});
