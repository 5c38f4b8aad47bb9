import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { describe, test } from 'node:test';
import { verifyWebhook } from './verify-webhook.ts';

const [secret, body, now] = ['whsec_of_a_test', '{"type":"transfer.final"}', 1_795_248_000];
const sign = (text: string, time: number | string, key = secret) =>
  createHmac('sha256', key).update(`${time}.${text}`).digest('hex');
const headerAt = (time = now, key = secret) => `t=${time},v1=${sign(body, time, key)}`;

describe('verifyWebhook', () => {
  test('takes a message of ours, as text and as bytes', () => {
    assert.equal(verifyWebhook(body, headerAt(), secret, { now }), true);
    assert.equal(verifyWebhook(Buffer.from(body), headerAt(), secret, { now }), true);
  });

  test('takes either signature while a secret is being rotated', () => {
    const both = `t=${now}, v1=${sign(body, now, 'whsec_old')}, v1=${sign(body, now)}`;
    assert.equal(verifyWebhook(body, both, secret, { now }), true);
    assert.equal(verifyWebhook(body, both, 'whsec_old', { now }), true);
    assert.equal(verifyWebhook(body, both, 'whsec_other', { now }), false);
  });

  test('refuses what is stale, or comes from a clock far ahead', () => {
    assert.equal(verifyWebhook(body, headerAt(now - 299), secret, { now }), true);
    assert.equal(verifyWebhook(body, headerAt(now - 301), secret, { now }), false);
    assert.equal(verifyWebhook(body, headerAt(now + 301), secret, { now }), false);
    const patient = { now, tolerance: 600 };
    assert.equal(verifyWebhook(body, headerAt(now - 301), secret, patient), true);
  });

  test('refuses a changed body, a changed time and a foreign secret', () => {
    assert.equal(verifyWebhook(`${body} `, headerAt(), secret, { now }), false);
    const later = headerAt().replace(`t=${now}`, `t=${now + 1}`);
    assert.equal(verifyWebhook(body, later, secret, { now }), false);
    assert.equal(verifyWebhook(body, headerAt(now, 'whsec_other'), secret, { now }), false);
  });

  const broken = {
    nothing: '',
    'no time': `v1=${sign(body, '')}`,
    'a time that is no number': `t=soon,v1=${sign(body, 'soon')}`,
    'no signature': `t=${now}`,
    'a short signature': `t=${now},v1=${sign(body, now).slice(0, 62)}`,
    'letters after the signature': `t=${now},v1=${sign(body, now)}zz`,
    'another scheme': `t=${now},v0=${sign(body, now)}`,
  };
  for (const [name, header] of Object.entries(broken)) {
    test(`refuses a header with ${name}`, () => {
      assert.equal(verifyWebhook(body, header, secret, { now }), false);
    });
  }

  test('will not work without a secret', () => {
    assert.throws(() => verifyWebhook(body, headerAt(now, ''), '', { now }), /secret/);
  });
});
