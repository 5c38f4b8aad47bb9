import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  uid: 'visit-consultation-1@falaj.example',
  start: new Date('2026-12-31T13:00:00Z'),
  end: new Date('2026-12-31T14:30:00Z'),
  title: 'Proposed: Executive briefing with Falaj',
  description:
    'Not confirmed yet.\nChat: https://chat.falaj.example/97140000000?text=Hello%20Falaj',
  language: 'en-AE',
  place: 'By phone or video, or in Dubai',
  url: 'https://falaj.example/contact?session=executive-briefing#book',
  organizer: { name: 'Falaj', email: 'hello@falaj.example' },
};
const now = new Date('2026-11-21T06:00:00Z');
const fileOf = (changes: Partial<CalendarEntry> = {}) =>
  calendarFile({ ...entry, ...changes }, now);

/** Reads a file as a calendar program does. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [component] = calendar.getAllSubcomponents('vevent');
  if (!component) throw new Error('the file has no event');
  return { component, event: new ICAL.Event(component) };
}

describe('a calendar reads', () => {
  const { component, event } = read(fileOf());

  test('its beginning and end, in UTC', () => {
    expect(event.startDate.toJSDate()).toEqual(entry.start);
    expect(event.endDate.toJSDate()).toEqual(entry.end);
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(fileOf()).toContain('DTSTART:20261231T130000Z\r\n');
    expect(fileOf()).toContain('DTEND:20261231T143000Z\r\n');
    expect(fileOf()).toContain('DTSTAMP:20261121T060000Z\r\n');
  });

  test('who asks, where it was proposed, and by which name it is known', () => {
    expect(event.uid).toBe(entry.uid);
    expect(event.organizer).toBe('mailto:hello@falaj.example');
    expect(component.getFirstPropertyValue('url')).toBe(entry.url);
    expect(event.attendees).toEqual([]);
    expect(event.location).toBe(entry.place);
  });

  test('a reminder 15 minutes before', () => {
    const [alarm] = component.getAllSubcomponents('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15M');
    expect(alarm?.getFirstPropertyValue('description')).toBe(entry.title);
  });
});

describe('text comes out of it as it went in', () => {
  test.each([
    ['commas, semicolons and backslashes', 'Dubai, DIFC; floor\\office'],
    ['new lines', 'One\nTwo\n\nFour'],
    ['quotes, colons and umlauts', 'She said: "Grüße", Zoë’s'],
    ['emoji of several characters', 'Team 👩‍🚀🇦🇪 at noon'],
    ['Arabic', 'اجتماع مقترح مع فلج، دبي'],
    ['a long line', 'The register of the land office stays the record. '.repeat(12).trim()],
    ['a long line of emoji', '👩‍🚀é'.repeat(60)],
  ])('%s', (_what, text) => {
    const { event } = read(fileOf({ title: text, description: text }));
    expect(event.summary).toBe(text);
    expect(event.description).toBe(text);
  });

  test('new lines of Windows are new lines', () => {
    expect(read(fileOf({ description: 'One\r\nTwo' })).event.description).toBe('One\nTwo');
  });
});

describe('its lines keep to RFC 5545', () => {
  const file = fileOf({ title: 'é👩‍🚀, '.repeat(40), description: 'Long words '.repeat(40) });
  const lines = file.split('\r\n');

  test('each ends with CR and LF, the last one too', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('none is longer than 75 octets, and none breaks a character', () => {
    const lengths = lines.map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(Math.max(...lengths), 'long lines are folded').toBeGreaterThan(60);
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(5);
    for (const line of lines) expect(line.isWellFormed()).toBe(true);
  });
});
