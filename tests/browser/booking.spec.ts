import { readFileSync } from 'node:fs';
import { fill } from '@falaj/contract/fill.ts';
import { type BookableDay, bookableDays } from '@falaj/contract/office-hours.ts';
import { clockIn, dayIn, pageOf, showSame, timeFor } from '@falaj/contract/zone-clock.ts';
import type { CDPSession, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { siteOrigin } from '../../src/content/read/origin.ts';
import {
  type BookingOffice,
  fileNameOf,
  type Proposal,
  proposalLine,
  proposalTimes,
} from '../../src/features/booking/proposal.ts';
import { officeStatus } from '../../src/features/office/office-status.ts';
import { inScope } from '../support/scope.ts';
import { contact, labels, messages, site } from './support/content.ts';
import { clean, countOf, focused, open, recordRequests } from './support/page.ts';
import { expect, test } from './support/test.ts';

const { booking } = contact;
const { hours } = site;
const locale = site.locale;
const office: BookingOffice = {
  hours,
  city: site.address.city,
  brand: site.brand,
  prefix: 'FJ',
  language: 'en',
  email: site.email,
  chat: site.messaging.url,
  locale,
  page: `${siteOrigin()}/contact`,
};
/** The name of a holiday that the page lists. */
const HOLIDAY = hours.holidays[0]?.name ?? '?';

/** A session by its place in the list. */
function sessionAt(index: number) {
  const session = booking.sessions[index];
  if (!session) throw new Error(`no session ${index}`);
  return session;
}

/*
 * The tests compute what the page has to offer from the hours in the content, so that they hold for an office
 * with other hours. The unit tests of src/features/office and src/features/booking check the computation
 * itself, for one office with its holidays.
 */

/** A day that can be booked at a given moment. Day and session are chosen by their index. */
function offered(now: string, index = 0, session = 0): BookableDay {
  const day = bookableDays(hours, new Date(now), sessionAt(session).minutes, index + 1)[index];
  if (!day) throw new Error(`no day ${index} for ${sessionAt(session).title}`);
  return day;
}
/**
 * A start time on a day, by its index; a negative index counts from the end. It is the last one where the day
 * has fewer.
 */
const startOf = ({ starts }: BookableDay, index: number) =>
  (starts.at(index) ?? starts.at(-1)) as Date;
/** The instant a number of minutes after another; before it, if the number is negative. */
const after = (at: Date, minutes: number) =>
  new Date(at.getTime() + minutes * 60_000).toISOString();

/** The labels of a day, and of a time for a visitor in a time zone. */
function dayName({ starts }: BookableDay): string {
  const { weekday, date, month } = pageOf(starts[0] as Date, hours.zone, locale);
  return `${weekday} ${date} ${month}`;
}
function timeName(start: Date, zone: string): string {
  const own = `${clockIn(start, hours.zone, locale)} ${hours.zoneName}`;
  if (showSame(start, zone, hours.zone)) return own;
  const time = timeFor(start, zone, hours.zone, locale);
  return `${own} ${fill(booking.picker.yourTime, { time })}`;
}
const legendOf = ({ starts }: BookableDay) =>
  fill(booking.picker.timeLegend, { day: dayIn(starts[0] as Date, hours.zone, locale) });
const spans = (chosen: Proposal) => proposalTimes(booking.proposal, office, chosen);

/** A Monday morning in Dubai. */
const MONDAY = '2026-11-23T06:00:00Z';
/** The evening of the last Tuesday of a year. */
const YEAR_END = '2026-12-29T16:00:00Z';

test.describe.configure({ mode: 'parallel' });

/** Sets the time zone of a page that is already open; Playwright can set it only for new contexts. */
const zoneSessions = new WeakMap<Page, CDPSession>();
async function setZone(page: Page, timezoneId: string) {
  // A time zone lasts as long as the session that has set it, so the session is kept.
  const session = zoneSessions.get(page) ?? (await page.context().newCDPSession(page));
  zoneSessions.set(page, session);
  await session.send('Emulation.setTimezoneOverride', { timezoneId });
}

/** Opens the contact page as a visitor in a time zone, at a given moment. */
async function visit(page: Page, zone: string, now: string, path = '/contact#book') {
  await clean(page);
  await setZone(page, zone);
  await page.clock.setFixedTime(now);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
const sessions = (page: Page) => group(page, booking.sessionLegend).getByRole('radio');
const days = (page: Page) => group(page, booking.picker.dayLegend).getByRole('radio');
const times = (page: Page, day: BookableDay) => group(page, legendOf(day)).getByRole('radio');
const proposal = (page: Page) => page.locator('#book').getByRole('status').last();

const message = (page: Page) => page.getByRole('textbox', { name: labels.message });

/** Waits until the times that the address asks for are shown. */
const awake = (page: Page) => expect(days(page).first()).toBeAttached();

/** Chooses a day and a time by their labels for a visitor in a time zone. */
async function choose(page: Page, day: BookableDay, start: Date, zone: string) {
  const named = { name: dayName(day), exact: true };
  await group(page, booking.picker.dayLegend).getByRole('radio', named).check();
  await times(page, day)
    .and(page.getByRole('radio', { name: timeName(start, zone), exact: true }))
    .check();
}

test.describe('the times of a day of the office', () => {
  // The times themselves are worked out for many more zones in `office-hours.zones.test.ts`.
  const CASES = [
    { zone: 'Asia/Kathmandu', now: MONDAY, index: 1 },
    // London's clocks have gone forward by this day.
    { zone: 'Europe/London', now: '2026-03-24T06:00:00Z', index: 4 },
    { zone: 'Pacific/Auckland', now: YEAR_END, index: 0 },
  ];
  for (const { zone, now, index } of CASES) {
    const day = offered(now, index);
    test(`for somebody in ${zone}, ${day.day}`, async ({ travelling: page }) => {
      await visit(page, zone, now);
      await awake(page);
      const named = { name: dayName(day), exact: true };
      await group(page, booking.picker.dayLegend).getByRole('radio', named).check();
      await expect(times(page, day)).toHaveCount(day.starts.length);
      for (const [at, start] of day.starts.entries())
        await expect(times(page, day).nth(at)).toHaveAccessibleName(timeName(start, zone));
    });
  }
});

test('the calendar file is what calendars read', async ({ travelling: page }) => {
  const zone = 'Asia/Kathmandu';
  const session = sessionAt(1);
  const path = `/contact?session=${session.id}#book`;
  await visit(page, zone, YEAR_END, path);
  const day = offered(YEAR_END, 0, 1);
  const start = day.starts.at(-1) as Date;
  await awake(page);
  await choose(page, day, start, zone);
  const asked = page.waitForEvent('download');
  await page.getByRole('button', { name: booking.proposal.file }).click();
  const file = await asked;
  expect(file.suggestedFilename()).toBe(fileNameOf(office, { session, start, zone }));
  const text = readFileSync(await file.path(), 'utf8');
  const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(new ICAL.Event(component).startDate.toJSDate()).toEqual(start);
  // Saving twice gives one entry in a calendar.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await awake(page);
  await choose(page, day, start, zone);
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: booking.proposal.file }).click();
  expect(readFileSync(await (await again).path(), 'utf8')).toBe(text);
});

test('a file that cannot be made is said, and the form still works', async ({
  travelling: page,
}) => {
  await visit(page, hours.zone, MONDAY);
  await page.route(/calendar-file/, (route) => route.abort());
  await awake(page);
  const day = offered(MONDAY, 1);
  await choose(page, day, startOf(day, 2), hours.zone);
  await page.getByRole('button', { name: booking.proposal.file }).click();
  await expect(proposal(page)).toContainText(booking.proposal.fileFailed);
  await page.getByRole('button', { name: booking.proposal.form }).click();
  await expect(page.getByLabel(labels['first-name'])).toBeFocused();
});

test('the form is filled in with session, day and both times', async ({ travelling: page }) => {
  const zone = 'Asia/Kolkata';
  const index = booking.sessions.findIndex(({ interest }) => interest);
  const session = sessionAt(index);
  await visit(page, zone, MONDAY, `/contact?session=${session.id}#book`);
  await page.getByLabel(labels['first-name']).fill('Mira');
  await message(page).fill('We own a solar park.');
  await awake(page);
  const day = offered(MONDAY, 1, index);
  const start = startOf(day, 2);
  await choose(page, day, start, zone);
  await page.getByRole('button', { name: booking.proposal.form }).click();
  await expect(page).toHaveURL(/#message$/);
  await expect(page.getByLabel(labels.interest)).toHaveValue(session.interest ?? '?');
  const line = proposalLine(booking.proposal, office, { session, start, zone });
  await expect(message(page)).toHaveValue(`We own a solar park.\n\n${line}`);
  // The focus is on the first field that is still empty.
  await expect(page.getByLabel(labels['last-name'])).toBeFocused();
});

test('it works with the keyboard alone', async ({ travelling: page }) => {
  await visit(page, hours.zone, MONDAY);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Presses Tab until a radio button of a group has the focus. */
  const tabTo = async (name: string) => {
    for (let count = 0; count < 8; count += 1) {
      await press('Tab');
      const at = await page.evaluate(() => document.activeElement?.getAttribute('name'));
      if (at === name) return;
    }
    throw new Error(`no ${name} within eight stops; at ${await focused(page)}`);
  };
  await page.locator('#book-title').click();
  await tabTo('session');
  await expect(days(page).first()).toBeAttached();
  await press('ArrowDown');
  await expect(sessions(page).nth(1)).toBeChecked();
  await tabTo('day');
  await press('ArrowRight', 'ArrowRight');
  await expect(days(page).nth(2)).toBeChecked();
  const day = offered(MONDAY, 2, 1);
  await expect(group(page, legendOf(day))).toBeVisible();
  await tabTo('start');
  await press('ArrowDown');
  const session = sessionAt(1);
  await expect(proposal(page)).toContainText(session.title);
  const expected = spans({ session, start: startOf(day, 1), zone: hours.zone });
  await expect(proposal(page)).toContainText(expected.office);
  await press('Tab');
  expect(await focused(page)).toContain(booking.proposal.form);
  await press('Enter');
  await expect(page.getByLabel(labels['first-name'])).toBeFocused();
});

test('what stands below keeps its place until times are asked for', async ({
  travelling: page,
}) => {
  await visit(page, hours.zone, MONDAY, '/contact');
  const island = page.locator('#book astro-island');
  const height = () => island.evaluate((element) => element.clientHeight);
  const before = await height();
  await island.dispatchEvent('pointerenter');
  await expect(island).not.toHaveAttribute('ssr');
  expect(await height()).toBe(before);
  await page.getByRole('radio', { name: new RegExp(`^${sessionAt(1).title}`) }).check();
  await awake(page);
});

test('the proposal follows the times closely, on a day with few of them too', async ({
  travelling: page,
}) => {
  // Times are offered from 24 hours ahead. In the afternoon, the first ones are therefore late on the next
  // day.
  const now = after(startOf(offered(MONDAY, 1), -3), -24 * 60);
  await visit(page, hours.zone, now);
  const day = offered(now);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await awake(page);
    await choose(page, day, startOf(day, 1), hours.zone);
    const last = await times(page, day).last().locator('..').boundingBox();
    const below = await proposal(page).boundingBox();
    const gap = (below?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
    expect(gap, `${width} px`).toBeLessThan(72);
  }
  await expect(page.locator('#book')).toContainText(booking.picker.notice);
});

test('a reload keeps nothing but what the address says', async ({ travelling: page }) => {
  const path = `/contact?session=${sessionAt(3).id}#book`;
  await visit(page, hours.zone, MONDAY, path);
  await awake(page);
  await sessions(page).nth(1).check();
  const day = offered(MONDAY, 1, 1);
  await choose(page, day, startOf(day, 2), hours.zone);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await awake(page);
  await expect(sessions(page).nth(3)).toBeChecked();
  await expect(proposal(page)).toContainText(booking.proposal.unchosen);
});

test('nothing of the picker is fetched before a visitor turns to it', async ({ cleaned: page }) => {
  const asked = recordRequests(page);
  await page.goto('/contact');
  expect(asked.filter((url) => /BookingPicker|calendar-file|react/i.test(url))).toEqual([]);
  await page.getByRole('button', { name: booking.picker.start }).click();
  await awake(page);
  expect(asked.some((url) => url.includes('BookingPicker'))).toBe(true);
  expect(asked.some((url) => url.includes('calendar-file'))).toBe(false);
  expect(countOf(asked, '/contact')).toBe(1);
});

test('without scripts it says how to propose a time all the same', async ({ scriptless: page }) => {
  await open(page, '/contact');
  const section = page.locator('#book');
  await expect(section.getByText(booking.picker.start)).toBeHidden();
  await section.getByText(booking.plain.holidays).click();
  await expect(section.getByText(HOLIDAY).first()).toBeVisible();
  await expect(page.locator('office-status p')).toHaveText(
    fill(messages.officeHours, { days: site.hours.days, time: site.hours.time }),
  );
});

test.describe('the Live Chat card', () => {
  const CASES = [
    ['Asia/Dubai', MONDAY],
    // A moment at which the visitor's calendar shows another day than Dubai's.
    ['America/Los_Angeles', '2026-11-22T06:00:00Z'],
    ['Pacific/Auckland', '2026-11-26T13:40:00Z'],
  ] as const;
  for (const [zone, now] of CASES) {
    const { isOpen, text } = officeStatus({ ...hours, locale }, messages, new Date(now), zone);
    test(`says in ${zone} at ${now}: ${text}`, async ({ travelling: page }) => {
      await visit(page, zone, now, '/contact#message');
      const status = page.locator('office-status p');
      const before = await status.evaluate((element) => element.clientHeight);
      await status.scrollIntoViewIfNeeded();
      await expect(status).toHaveText(text);
      expect(await status.evaluate((element) => element.clientHeight)).toBe(before);
      // While nobody is in the office, the card does not begin with a chat.
      const { call, other } = contact.contactMethods.find(({ officeStatus }) => officeStatus) ?? {};
      const links = status.locator('xpath=..').getByRole('link');
      const first = isOpen ? call : other;
      await expect(links.first()).toContainText(first?.text ?? '?');
      await expect(links).toHaveCount(2);
    });
  }
});

/** Pairs of texts on a sheet that overlap, as `one / another`. */
async function clashes(sheet: PDFPageProxy): Promise<string[]> {
  const { items } = await sheet.getTextContent();
  const boxes = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
    // Only the body of the letters counts: accents and descenders of neighbouring lines may touch.
    return { text: item.str, x, end: x + item.width, y: y - size * 0.1, top: y + size * 0.6 };
  });
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((two) => one.x < two.end - 1 && two.x < one.end - 1)
      .filter((two) => one.y < two.top && two.y < one.top)
      .map((two) => `${one.text} / ${two.text}`),
  );
}

test('on paper no text stands on another, wherever a sheet ends', async ({ travelling: page }) => {
  const zone = 'Asia/Kolkata';
  await visit(page, zone, MONDAY);
  const day = offered(MONDAY, 1);
  const start = startOf(day, 2);
  await awake(page);
  await choose(page, day, start, zone);
  for (const height of inScope([255, 297], [240, 270, 285, 310])) {
    const sheets = await page.pdf({ width: '210mm', height: `${height}mm` });
    const file = await getDocument({ data: new Uint8Array(sheets) }).promise;
    for (let number = 1; number <= file.numPages; number += 1) {
      expect(await clashes(await file.getPage(number)), `${height} mm, ${number}`).toEqual([]);
    }
  }
  await page.emulateMedia({ media: 'print' });
  await expect(proposal(page)).toContainText(spans({ session: sessionAt(0), start, zone }).office);
  // What cannot be used on paper is left out of the print, and the holidays are expanded.
  await expect(days(page).first()).toBeHidden();
  await expect(page.locator('#book').getByText(HOLIDAY).first()).toBeVisible();
});
