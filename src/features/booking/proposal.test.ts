import { optionValue } from '@falaj/contract/fields.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { read } from '../../content/read/reader.ts';
import { messagingLink } from '../../content/read/resolve-links.ts';
import { sampleSite } from '../../gallery/content.ts';
import { sampleHours } from '../../gallery/hours.ts';
import type { BookableSession } from '../../schemas/forms/booking.ts';
import {
  type BookingOffice,
  calendarEntry,
  fileNameOf,
  proposalLine,
  proposalTimes,
  withProposal,
} from './proposal.ts';

const { booking, form } = read('contact', 'en');
const copy = {
  ...booking.proposal,
  office: '{day} from {from} to {to} {zone}',
  yours: 'With you: {day} from {from} to {to} ({zone})',
  message: 'Proposed: {session} ({duration}), {office}. {yours}',
  eventTitle: '{session} with {brand}, proposed',
};
const office: BookingOffice = {
  hours: sampleHours,
  brand: sampleSite.brand,
  prefix: 'FJ',
  language: 'en',
  email: sampleSite.email,
  city: sampleSite.address.city,
  chat: messagingLink(sampleSite),
  locale: 'en-AE',
  page: 'https://falaj.example/contact',
};
const sessionOf = (id: string) =>
  booking.sessions.find((session) => session.id === id) as BookableSession;
const briefing = (start: string, zone: string) => ({
  session: sessionOf('executive-briefing'),
  start: new Date(start),
  zone,
});

test('a session fills in an option that the form has, or none', () => {
  const named = booking.sessions.flatMap(({ interest }) => interest ?? []);
  expect(named).not.toEqual([]);
  const options = form.fields.interest.options?.map(optionValue);
  for (const interest of named) expect(options).toContain(interest);
  expect(sessionOf('consultation').interest, 'a first talk names no service').toBeUndefined();
});

describe('the form’s line names session, day and both times', () => {
  test.each([
    ['Asia/Dubai', '5:00 PM to 6:30 PM GST.'],
    [
      'Europe/London',
      'With you: Thursday, 31 December 2026 from 1:00 PM to 2:30 PM (Europe/London)',
    ],
    [
      'Pacific/Auckland',
      'With you: Friday, 1 January 2027 from 2:00 AM to 3:30 AM (Pacific/Auckland)',
    ],
    [
      'Asia/Kathmandu',
      'With you: Thursday, 31 December 2026 from 6:45 PM to 8:15 PM (Asia/Kathmandu)',
    ],
  ])('for somebody in %s', (zone, end) => {
    const line = proposalLine(copy, office, briefing('2026-12-31T13:00:00Z', zone));
    expect(line).toMatch(
      /^Proposed: [^(]+ \([^)]+\), Thursday, 31 December 2026 from 5:00 PM to 6:30 PM GST/,
    );
    expect(line.endsWith(end)).toBe(true);
    expect(line).not.toMatch(/[{}\n]/);
  });
});

test('where the clocks agree the time is said once', () => {
  expect(proposalTimes(copy, office, briefing('2026-12-31T13:00:00Z', 'Asia/Muscat')).yours).toBe(
    '',
  );
});

describe('in a message', () => {
  const line = 'Proposed: Monday.';
  const put = (message: string) => withProposal(message, line, copy.message);

  test('it stands alone where nothing was written', () => {
    expect(put('')).toBe(line);
  });

  test('it follows what was written, and replaces an earlier one', () => {
    expect(put('We own a tower.')).toBe(`We own a tower.\n\n${line}`);
    expect(put(`We own a tower.\n\nProposed: Sunday.\n\nYours`)).toBe(
      `We own a tower.\n\nYours\n\n${line}`,
    );
    expect(put(put('We own a tower.'))).toBe(put('We own a tower.'));
  });
});

describe('the calendar entry', () => {
  const chosen = briefing('2026-12-31T13:00:00Z', 'Asia/Kolkata');
  const entry = calendarEntry(copy, office, chosen);

  test('ends when the session does and says that it is a proposal', () => {
    expect(entry.end.toISOString()).toBe('2026-12-31T14:30:00.000Z');
    expect(entry.title).toBe(`${chosen.session.title} with ${office.brand}, proposed`);
  });

  test('names how to reach the company, and the page', () => {
    expect(entry.description).toContain(sampleSite.email);
    expect(entry.description).toContain(sampleSite.messaging.url);
    expect(entry.url).toBe('https://falaj.example/contact?session=executive-briefing#book');
    expect(entry.organizer).toEqual({ name: office.brand, email: sampleSite.email });
  });

  test('has a name at the site’s domain, and another time has another', () => {
    expect(entry.uid).toMatch(/^[\w-]{40,}@falaj\.example$/);
    const later = briefing('2026-12-31T13:30:00Z', 'Asia/Kolkata');
    expect(calendarEntry(copy, office, later).uid).not.toBe(entry.uid);
  });

  test('says where it takes place', () => {
    expect(entry.place).toBe(copy.eventPlace);
  });
});

describe('the name of a calendar entry', () => {
  const chosen = briefing('2026-12-31T13:00:00Z', 'Asia/Kolkata');
  const uid = () => calendarEntry(copy, office, chosen).uid;
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is kept for the tab, so that a second file replaces the entry of the first', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const first = uid();
    expect(uid()).toBe(first);
    kept.clear();
    expect(uid(), 'another visitor’s entry is another one').not.toBe(first);
  });
});

test('the file is called by its session and the day in the office', () => {
  expect(fileNameOf(office, briefing('2026-12-31T13:00:00Z', 'Pacific/Auckland'))).toBe(
    'executive-briefing-2026-12-31.ics',
  );
});
