import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { baseUrlFor } from './base-url.ts';

describe('baseUrlFor', () => {
  test('keeps test keys and live keys apart', () => {
    assert.match(baseUrlFor('fk_test_a', 'production'), /^https:\/\/sandbox\./);
    assert.match(baseUrlFor('fk_test_a', undefined), /^https:\/\/sandbox\./);
    assert.match(baseUrlFor('fk_live_a', 'production'), /^https:\/\/api\./);
  });

  test('stops a live key outside production, and a missing key anywhere', () => {
    assert.throws(() => baseUrlFor('fk_live_a', 'staging'), /outside production/);
    assert.throws(() => baseUrlFor('fk_live_a', undefined), /outside production/);
    assert.throws(() => baseUrlFor('', 'production'), /not set/);
    assert.throws(() => baseUrlFor(undefined, 'production'), /not set/);
  });
});
