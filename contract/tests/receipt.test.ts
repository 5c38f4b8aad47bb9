import { afterEach, expect, test, vi } from 'vitest';
import { submissionPayload } from '../payload.ts';
import { newReference, promisedReply, referencePrefix } from '../receipt.ts';

const hours = {
  zone: 'Asia/Dubai',
  opens: '09:00',
  closes: '18:00',
  weekdays: [0, 1, 2, 3, 4],
  holidays: [{ date: '2026-12-02' }],
};

afterEach(() => vi.unstubAllEnvs());

test('a reference carries its prefix, the office’s own day, and only letters that read clearly', () => {
  const lateInLondon = new Date('2026-11-21T21:30:00Z');
  for (let count = 0; count < 200; count += 1) {
    expect(newReference('FJ', lateInLondon, hours.zone)).toMatch(
      /^FJ-20261122-[ACDEFHJKMNPQRTUVWXY34679]{5}$/,
    );
  }
});

test.each([
  ['Falaj', 'FJ'],
  ['Société Élan', 'SN'],
  ['Élan', 'EN'],
  ['X', 'XX'],
  ['1 Falaj 2', 'FJ'],
  ['فلج', 'RF'],
  ['فلج Falaj', 'FJ'],
  ['水路', 'RF'],
])('the references of %s begin with %s, and the desk takes them', (brand, prefix) => {
  expect(referencePrefix(brand)).toBe(prefix);
  const reference = newReference(referencePrefix(brand), new Date(), hours.zone);
  const sent = { kind: 'newsletter', reference, fields: { email: 'a@b.example' }, page: '/' };
  const whole = { ...sent, consent: true, sentAt: new Date().toISOString() };
  expect(submissionPayload.safeParse(whole).success).toBe(true);
});

test('references and keys differ', () => {
  const now = new Date();
  const many = Array.from({ length: 50 }, () => newReference('FJ', now, hours.zone));
  expect(new Set(many).size).toBe(50);
});

test('in office hours the answer comes within the hour, else before the office closes on its next day, in Dubai and at home', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const sunday = new Date('2026-11-22T06:00:00Z');
  const reply = promisedReply(hours, sunday, 'en-GB');
  expect(reply.office).toMatch(/^Sunday.? 22 November at 11:00$/);
  expect(reply.own).toMatch(/^0?8:00$/);
  const saturday = new Date('2026-11-21T06:00:00Z');
  expect(promisedReply(hours, saturday, 'en-GB').office).toMatch(/^Sunday.? 22 November at 18:00$/);
});

test('the day is said again where it is another one', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const { own } = promisedReply(hours, new Date('2026-11-23T05:30:00Z'), 'en-GB');
  expect(own).toMatch(/^Sunday.? 22 November at 22:30$/);
});

test('a visitor on Dubai time reads one time only', () => {
  vi.stubEnv('TZ', 'Asia/Muscat');
  expect(promisedReply(hours, new Date('2026-11-22T06:00:00Z'), 'en-GB').own).toBeUndefined();
});
