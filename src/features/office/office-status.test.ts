import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { sampleHours } from '../../gallery/hours.ts';
import { officeStatus } from './office-status.ts';

const office = { ...sampleHours, locale: 'en-AE' };
const messages = {
  ...sampleMessages,
  officeOpen: 'Open until {closes}.',
  officeOpenAway: 'Open until {closes} ({yours} your time).',
  officeClosed: 'Closed until {day}, {opens}.',
  officeClosedAway: 'Closed until {day}, {opens} ({yours} your time).',
};
const status = (time: string, zone = 'Asia/Dubai') =>
  officeStatus(office, messages, new Date(time), zone).text;

test('while people answer it says until when', () => {
  expect(status('2026-11-22T06:00:00Z')).toBe('Open until 6:00 PM GST.');
});

test('while nobody does it says from when on', () => {
  expect(status('2026-11-21T06:00:00Z')).toBe('Closed until Sunday, 22 November, 9:00 AM GST.');
  expect(status('2026-12-01T14:00:00Z')).toContain('Sunday, 6 December');
});

test.each([
  ['Europe/London', '2026-11-22T06:00:00Z', 'until 6:00 PM GST (2:00 PM your time).'],
  ['Europe/London', '2026-07-05T06:00:00Z', 'until 6:00 PM GST (3:00 PM your time).'],
  ['Asia/Kathmandu', '2026-11-22T06:00:00Z', 'until 6:00 PM GST (7:45 PM your time).'],
  ['America/Los_Angeles', '2026-11-21T06:00:00Z', '9:00 AM GST (Sat 9:00 PM your time).'],
  ['Asia/Muscat', '2026-11-22T06:00:00Z', 'until 6:00 PM GST.'],
])('to somebody in %s at %s it says %s', (zone, time, end) => {
  expect(status(time, zone).endsWith(end)).toBe(true);
});

test('an office that never opens says nothing, so that its hours stand', () => {
  const never = { ...office, weekdays: [] };
  expect(officeStatus(never, sampleMessages, new Date(), 'UTC')).toEqual({
    isOpen: false,
    text: '',
  });
});
