import { expect, test } from 'vitest';
import { layOnRuler } from './schedule.ts';

const weeks = (min: number, max = min) => ({ unit: 'week' as const, min, max });

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
  const { steps } = layOnRuler([weeks(12), { unit: 'day', min: 1, max: 1 }, { unit: 'ongoing' }]);
  for (const { length } of steps) expect(length).toBeGreaterThan(1);
  expect(steps.at(-1)?.sure).toBe(0);
});

test('words stand where there is room: after an early bar, before a late one', () => {
  const { steps } = layOnRuler([weeks(2), weeks(2), weeks(2)]);
  expect(steps.map(({ place }) => place)).toEqual(['after', 'around', 'before']);
  expect(layOnRuler([weeks(8), weeks(2), weeks(1)]).steps[0]?.place).toBe('under');
});

test('steps of which none has an end lie beside each other without a ruler', () => {
  const { steps, unit, marks } = layOnRuler([{ unit: 'ongoing' }, { unit: 'ongoing' }]);
  expect(steps.map(({ length }) => length)).toEqual([50, 50]);
  expect([unit, marks.length]).toEqual([undefined, 1]);
});
