import { expect, test } from 'vitest';
import { featureAnchor, featureMetrics } from './feature-metrics.ts';

test('a list stands as it is', () => {
  const list = [{ label: 'interval', value: '5 min', previousValue: '1 month' }];
  expect(featureMetrics(list)).toEqual(list);
});

test('a map becomes a list in its order', () => {
  expect(featureMetrics({ Window: '15 min', Baseline: 'Metered' })).toEqual([
    { label: 'Window', value: '15 min' },
    { label: 'Baseline', value: 'Metered' },
  ]);
});

test('the anchor of a feature names it', () => {
  expect(featureAnchor('storage')).toBe('feature-storage');
});
