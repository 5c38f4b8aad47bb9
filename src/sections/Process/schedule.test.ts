import { expect, test } from 'vitest';
import { layOnRuler } from './schedule.ts';

const weeks = (min: number, max = min) => ({ duration: { unit: 'week' as const, min, max } });
const ongoing = { duration: { unit: 'ongoing' as const } };

test('each bar begins where the one before it ends, and the last ends with the ruler', () => {
  const { steps } = layOnRuler([weeks(2, 3), weeks(1, 2), weeks(8, 12)]);
  for (const [index, step] of steps.slice(1).entries()) {
    const before = steps[index];
    expect(step.start).toBe((before?.start ?? 0) + (before?.length ?? 0));
  }
  const last = steps.at(-1);
  expect((last?.start ?? 0) + (last?.length ?? 0)).toBe(100);
});

test('a bar is as long as the longest time, and its sure part as the shortest', () => {
  const { steps } = layOnRuler([weeks(2, 4), weeks(4)]);
  expect(steps.map(({ length, sure }) => [length, sure])).toEqual([
    [50, 50],
    [50, 100],
  ]);
});

test('the ruler counts in the unit of the steps and leaves out marks that would touch', () => {
  const { marks, unit, units } = layOnRuler([weeks(10), weeks(1), weeks(9)]);
  expect([unit, units]).toEqual(['week', 20]);
  expect(marks.map(({ count }) => count)).toEqual([0, 11, 20]);
});

test('a day among weeks and a step without an end can still be seen', () => {
  const { steps } = layOnRuler([weeks(12), { duration: { unit: 'day', min: 1, max: 1 } }, ongoing]);
  for (const { length } of steps) expect(length).toBeGreaterThan(1);
  expect(steps.at(-1)?.sure).toBe(0);
});

test('words stand where there is room: after an early bar, before a late one', () => {
  const { steps } = layOnRuler([weeks(2), weeks(2), weeks(2)]);
  expect(steps.map(({ place }) => place)).toEqual(['after', 'around', 'before']);
  expect(layOnRuler([weeks(8), weeks(2), weeks(1)]).steps[0]?.place).toBe('under');
});

test('steps of which none has an end lie beside each other without a ruler', () => {
  const { steps, unit, marks } = layOnRuler([ongoing, ongoing]);
  expect(steps.map(({ length }) => length)).toEqual([50, 50]);
  expect([unit, marks.length]).toEqual([undefined, 1]);
});

test('a step inside the one before it ends with it and makes the ruler no longer', () => {
  const { steps, units, marks } = layOnRuler([
    weeks(8),
    weeks(12),
    { ...weeks(2, 3), inside: true },
    ongoing,
  ]);
  const [, build, audit, after] = steps;
  const end = (build?.start ?? 0) + (build?.length ?? 0);
  expect((audit?.start ?? 0) + (audit?.length ?? 0)).toBe(end);
  expect(after?.start).toBe(end);
  expect([units, marks.map(({ count }) => count)]).toEqual([20, [0, 8, 20]]);
});
