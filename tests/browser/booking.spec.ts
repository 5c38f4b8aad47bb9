import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fill } from '../../src/lib/fill.ts';
import { siteOrigin } from '../../src/lib/origin.ts';
import { contact, home, site, words } from './support/content.ts';
import { countOf, focused, footerLink, open, recordRequests } from './support/page.ts';
import { expect, test } from './support/test.ts';

const { booking } = contact;
const sessionOf = (id: string) =>
  booking.sessions.find((session) => session.id === id)?.title ?? '?';
/** A holiday as the page lists it. */
const HOLIDAY = site.hours.holidays[0]?.name ?? '?';
const yours = (time: string) => fill(booking.picker.yourTime, { time });
/** How the proposal in a message begins, up to the session. */
const [PROPOSED = ''] = booking.proposal.message.split('{session}');
const TIME_ON = new RegExp(`^${fill(booking.picker.timeLegend, { day: '' }).trim()}`);

/**
 * The times of these tests are worked out for this office, with its holidays of 2026 and 2027. Where the site
 * has another one, the tests of src/features/office and src/features/booking still reckon with this one.
 */
test.beforeEach(() => {
  const { opens, closes, zone, weekdays } = site.hours;
  const isOurs = opens === '09:00' && closes === '18:00' && zone === 'Asia/Dubai';
  test.skip(!isOurs || weekdays.join() !== '0,1,2,3,4', 'worked out for other hours');
});
/** A Monday morning in Dubai; Wednesday and Thursday of the week after are holidays. */
const MONDAY = '2026-11-23T06:00:00Z';
/** The evening of the last Tuesday of the year. */
const YEAR_END = '2026-12-29T16:00:00Z';

test.describe.configure({ mode: 'parallel' });

/** A visitor in a time zone, at a moment, on the contact page. */
async function visitor(browser: Browser, zone: string, now: string, path = '/contact#book') {
  const { baseURL = '' } = test.info().project.use;
  const context = await browser.newContext({ baseURL, timezoneId: zone });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return page;
}

const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
const sessions = (page: Page) => group(page, booking.sessionLegend).getByRole('radio');
const days = (page: Page) => group(page, booking.picker.dayLegend).getByRole('radio');
const times = (page: Page) => group(page, TIME_ON).getByRole('radio');
const proposal = (page: Page) => page.locator('#book').getByRole('status').last();

const message = (page: Page) => page.getByRole('textbox', { name: words.message });

/** Waits for the times that the address has asked for. */
const awake = (page: Page) => expect(days(page).first()).toBeAttached();

/** Chooses a day and a time by what stands on them. */
async function choose(page: Page, day: RegExp, time: RegExp) {
  await group(page, booking.picker.dayLegend).getByRole('radio', { name: day }).check();
  await group(page, TIME_ON).getByRole('radio', { name: time }).check();
}

test.describe('the times of a day in Dubai', () => {
  const CASES = [
    { zone: 'Asia/Dubai', now: MONDAY, day: /Wed 25/, first: '9:00 AM GST' },
    { zone: 'Asia/Kolkata', now: MONDAY, day: /Wed 25/, first: `9:00 AM GST ${yours('10:30 AM')}` },
    {
      zone: 'Asia/Kathmandu',
      now: MONDAY,
      day: /Wed 25/,
      first: `9:00 AM GST ${yours('10:45 AM')}`,
    },
    { zone: 'Europe/London', now: MONDAY, day: /Wed 25/, first: `9:00 AM GST ${yours('5:00 AM')}` },
    // On the Sunday between these two days London's clocks go forward.
    {
      zone: 'Europe/London',
      now: '2026-03-24T06:00:00Z',
      day: /Thu 26/,
      first: `9:00 AM GST ${yours('5:00 AM')}`,
    },
    {
      zone: 'Europe/London',
      now: '2026-03-24T06:00:00Z',
      day: /Mon 30/,
      first: `9:00 AM GST ${yours('6:00 AM')}`,
    },
    {
      zone: 'America/St_Johns',
      now: MONDAY,
      day: /Wed 25/,
      first: `9:00 AM GST ${yours('1:30 AM')}`,
    },
    {
      zone: 'America/Los_Angeles',
      now: MONDAY,
      day: /Wed 25/,
      first: `9:00 AM GST ${yours('Tue 9:00 PM')}`,
    },
    {
      zone: 'Pacific/Auckland',
      now: YEAR_END,
      day: /Thu 31/,
      first: `9:00 AM GST ${yours('6:00 PM')}`,
    },
  ];
  for (const { zone, now, day, first } of CASES) {
    test(`for somebody in ${zone}, ${day.source} ${now.slice(0, 4)}`, async ({ browser }) => {
      const page = await visitor(browser, zone, now);
      await awake(page);
      await group(page, booking.picker.dayLegend).getByRole('radio', { name: day }).check();
      await expect(times(page).first()).toHaveAccessibleName(first);
      await expect(times(page)).toHaveCount(18);
      await page.context().close();
    });
  }

  test('days leave out weekends and holidays, over the end of the year', async ({ browser }) => {
    const page = await visitor(browser, 'Asia/Dubai', '2027-12-28T16:00:00Z');
    await awake(page);
    await expect(days(page)).toHaveCount(10);
    for (const [index, day] of ['Thu 30 Dec', 'Sun 2 Jan', 'Mon 3 Jan'].entries()) {
      await expect(days(page).nth(index)).toHaveAccessibleName(day);
    }
    await page.getByRole('button', { name: booking.picker.later }).click();
    await expect(days(page).first()).toHaveAccessibleName('Thu 13 Jan');
    await page.context().close();
  });

  test('a day is offered wherever it is already the next one', async ({ browser }) => {
    const page = await visitor(browser, 'Pacific/Auckland', '2026-11-28T13:00:00Z');
    await awake(page);
    await expect(days(page).first()).toHaveAccessibleName('Sun 29 Nov');
    await expect(times(page).first()).toHaveAccessibleName(`5:00 PM GST ${yours('Mon 2:00 AM')}`);
    await page.context().close();
  });

  test('a visitor who travels sees another zone', async ({ browser }) => {
    const page = await visitor(browser, 'Europe/London', MONDAY);
    await awake(page);
    await expect(page.getByLabel(booking.picker.zone)).toHaveValue('Europe/London');
    await page.getByLabel(booking.picker.zone).selectOption('Asia/Tokyo');
    await choose(page, /Wed 25/, /9:00 AM GST/);
    await expect(proposal(page)).toContainText(
      fill(booking.proposal.yours, {
        day: 'Wednesday, 25 November 2026',
        from: '2:00 PM',
        to: '2:30 PM',
        zone: 'Asia/Tokyo',
      }),
    );
    await page.context().close();
  });
});

test('a meeting across the turn of the year says both days', async ({ browser }) => {
  const page = await visitor(browser, 'Pacific/Auckland', YEAR_END);
  await awake(page);
  await choose(page, /Thu 31/, /5:30 PM GST/);
  await expect(proposal(page)).toContainText(
    fill(booking.proposal.office, {
      day: 'Thursday, 31 December 2026',
      from: '5:30 PM',
      to: '6:00 PM',
      zone: 'GST',
    }),
  );
  await expect(proposal(page)).toContainText(
    fill(booking.proposal.yours, {
      day: 'Friday, 1 January 2027',
      from: '2:30 AM',
      to: '3:00 AM',
      zone: 'Pacific/Auckland',
    }),
  );
  await expect(page.locator('#book')).toContainText(booking.proposal.held);
  await page.context().close();
});

test('the calendar file is what calendars read', async ({ browser }) => {
  const path = '/contact?session=executive-briefing#book';
  const page = await visitor(browser, 'Asia/Kathmandu', YEAR_END, path);
  await awake(page);
  await choose(page, /Thu 31/, /4:30 PM GST/);
  const asked = page.waitForEvent('download');
  await page.getByRole('button', { name: booking.proposal.file }).click();
  const file = await asked;
  expect(file.suggestedFilename()).toBe('executive-briefing-2026-12-31.ics');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const event = new ICAL.Event(component);
  expect(event.summary).toBe(
    fill(booking.proposal.eventTitle, {
      session: sessionOf('executive-briefing'),
      brand: site.brand,
    }),
  );
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-31T12:30:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-31T14:00:00.000Z');
  expect(event.organizer).toBe(`mailto:${site.email}`);
  expect(component?.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(component?.getAllSubcomponents('valarm')).toHaveLength(1);
  expect(event.description).toContain(site.messaging.url);
  expect(event.location).toBe(booking.proposal.eventPlace);
  // At the site's own domain wherever it is served from, and one entry when it is saved twice.
  expect(event.uid).toMatch(new RegExp(`@${new URL(siteOrigin()).hostname}$`));
  await page.reload({ waitUntil: 'domcontentloaded' });
  await awake(page);
  await choose(page, /Thu 31/, /4:30 PM GST/);
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: booking.proposal.file }).click();
  expect(readFileSync(await (await again).path(), 'utf8')).toBe(text);
  await page.context().close();
});

test('a file that cannot be made is said, and the form still works', async ({ browser }) => {
  const page = await visitor(browser, 'Asia/Dubai', MONDAY);
  await page.route(/calendar-file/, (route) => route.abort());
  await awake(page);
  await choose(page, /Wed 25/, /10:00 AM GST/);
  await page.getByRole('button', { name: booking.proposal.file }).click();
  await expect(proposal(page)).toContainText(booking.proposal.fileFailed);
  await page.getByRole('button', { name: booking.proposal.form }).click();
  await expect(page.getByLabel(words.firstName)).toBeFocused();
  await page.context().close();
});

test('the form is filled in with session, day and both times', async ({ browser }) => {
  const path = '/contact?session=technical-assessment#book';
  const page = await visitor(browser, 'Asia/Kolkata', MONDAY, path);
  await page.getByLabel(words.firstName).fill('Mira');
  await message(page).fill('We own a solar park.');
  await awake(page);
  await choose(page, /Wed 25/, /10:00 AM GST/);
  await page.getByRole('button', { name: booking.proposal.form }).click();
  await expect(page).toHaveURL(/#message$/);
  await expect(page.getByLabel(words.interest)).toHaveValue(
    booking.sessions.find(({ id }) => id === 'technical-assessment')?.interest ?? '?',
  );
  await expect(message(page)).toHaveValue(
    new RegExp(`^We own a solar park\\.\\n\\n${PROPOSED}${sessionOf('technical-assessment')}`),
  );
  await expect(message(page)).toHaveValue(
    new RegExp(
      fill(booking.proposal.office, {
        day: 'Wednesday, 25 November 2026',
        from: '10:00 AM',
        to: '2:00 PM',
        zone: 'GST',
      }),
    ),
  );
  await expect(message(page)).toHaveValue(/11:30 AM to 3:30 PM \(Asia\/Kolkata\)/);
  // The first field that is still empty.
  await expect(page.getByLabel(words.lastName)).toBeFocused();
  await choose(page, /Mon 30/, /11:00 AM GST/);
  await page.getByRole('button', { name: booking.proposal.form }).click();
  await expect(message(page)).toHaveValue(
    new RegExp(`^We own a solar park\\.\\n\\n${PROPOSED}.*Monday, 30 Nov.*$`),
  );
  await page.context().close();
});

test('it works with the keyboard alone', async ({ browser }) => {
  const page = await visitor(browser, 'Asia/Dubai', MONDAY);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Tabs until a radio of a group has the focus. */
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
  await expect(
    group(page, fill(booking.picker.timeLegend, { day: 'Thursday, 26 November' })),
  ).toBeVisible();
  await tabTo('start');
  await press('ArrowDown');
  await expect(proposal(page)).toContainText(sessionOf('executive-briefing'));
  await expect(proposal(page)).toContainText(
    fill(booking.proposal.office, {
      day: 'Thursday, 26 November 2026',
      from: '9:30 AM',
      to: '11:00 AM',
      zone: 'GST',
    }),
  );
  await press('Tab');
  expect(await focused(page)).toContain(booking.proposal.form);
  await press('Enter');
  await expect(page.getByLabel(words.firstName)).toBeFocused();
  await page.context().close();
});

test('the focus moves on when the button that shows the times goes', async ({ browser }) => {
  const page = await visitor(browser, 'Asia/Dubai', MONDAY, '/contact');
  const start = page.getByRole('button', { name: booking.picker.start });
  await start.focus();
  // Being reached changes nothing (WCAG 3.2.1); being pressed does.
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(days(page).first()).toBeFocused();
  await page.context().close();
});

test('what stands below keeps its place until times are asked for', async ({ browser }) => {
  const page = await visitor(browser, 'Asia/Dubai', MONDAY, '/contact');
  const island = page.locator('#book astro-island');
  const height = () => island.evaluate((element) => element.clientHeight);
  const before = await height();
  await island.dispatchEvent('pointerenter');
  await expect(island).not.toHaveAttribute('ssr');
  expect(await height()).toBe(before);
  await page
    .getByRole('radio', { name: new RegExp(`^${sessionOf('executive-briefing')}`) })
    .check();
  await awake(page);
  await page.context().close();
});

test('the proposal follows the times closely, on a day with few of them too', async ({
  browser,
}) => {
  // On Tuesday afternoon the times of Wednesday, 24 hours later, begin late.
  const page = await visitor(browser, 'Asia/Dubai', '2026-11-24T11:10:00Z');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await awake(page);
    await choose(page, /Wed 25/, /5:00 PM GST/);
    const last = await times(page).last().locator('..').boundingBox();
    const after = await proposal(page).boundingBox();
    const gap = (after?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
    expect(gap, `${width} px`).toBeLessThan(72);
  }
  await expect(page.locator('#book')).toContainText(booking.picker.notice);
  await page.context().close();
});

test('every session can be named by the address, before and after the picker wakes', async ({
  browser,
}) => {
  const page = await visitor(browser, 'Asia/Dubai', MONDAY);
  for (const { id, title } of booking.sessions) {
    await page.goto(`/contact?session=${id}#book`, { waitUntil: 'domcontentloaded' });
    const chosen = page.getByRole('radio', { name: new RegExp(`^${title}`) });
    await expect(chosen).toBeChecked();
    await expect(page.getByRole('heading', { name: booking.title })).toBeInViewport();
    await awake(page);
    await expect(chosen).toBeChecked();
  }
  await page.context().close();
});

test('a reload keeps nothing but what the address says', async ({ browser }) => {
  const path = '/contact?session=compliance-review#book';
  const page = await visitor(browser, 'Asia/Dubai', MONDAY, path);
  await awake(page);
  await sessions(page).nth(1).check();
  await choose(page, /Wed 25/, /10:00 AM GST/);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await awake(page);
  await expect(sessions(page).nth(3)).toBeChecked();
  await expect(proposal(page)).toContainText(booking.proposal.unchosen);
  await page.context().close();
});

test('the sessions of the home page lead to theirs, and back again', async ({ browser }) => {
  const page = await visitor(browser, 'Asia/Dubai', MONDAY, '/');
  for (const { title, call } of home.consultation.sessions) {
    await page.getByRole('link', { name: call?.text ?? '?' }).click();
    await expect(page).toHaveURL(call?.href ?? '?');
    await expect(page.getByRole('radio', { name: new RegExp(`^${title}`) })).toBeChecked();
    await awake(page);
    await expect(page.getByRole('radio', { name: new RegExp(`^${title}`) })).toBeChecked();
    await page.goBack();
    await expect(page.getByRole('link', { name: call?.text ?? '?' })).toBeVisible();
  }
  await page.goForward();
  await awake(page);
  await expect(sessions(page).nth(3)).toBeChecked();
  await footerLink(page, '/contact').first().click();
  await expect(page).toHaveURL('/contact');
  await expect(sessions(page).first()).toBeChecked();
  await page.context().close();
});

test('nothing of the picker is fetched before a visitor turns to it', async ({ browser }) => {
  const { baseURL = '' } = test.info().project.use;
  const page = await (await browser.newContext({ baseURL })).newPage();
  const asked = recordRequests(page);
  await page.goto('/contact');
  expect(asked.filter((url) => /BookingPicker|calendar-file|react/i.test(url))).toEqual([]);
  await page.getByRole('button', { name: booking.picker.start }).click();
  await awake(page);
  expect(asked.some((url) => url.includes('BookingPicker'))).toBe(true);
  expect(asked.some((url) => url.includes('calendar-file'))).toBe(false);
  expect(countOf(asked, '/contact')).toBe(1);
  await page.context().close();
});

test('without scripts it says how to propose a time all the same', async ({ scriptless: page }) => {
  await open(page, '/contact');
  const band = page.locator('#book');
  for (const { title, duration } of booking.sessions) {
    await expect(band.getByText(title, { exact: true })).toBeVisible();
    await expect(band.getByText(duration, { exact: true })).toBeVisible();
  }
  await expect(band).toContainText(`${site.hours.days}, ${site.hours.time}`);
  await expect(band.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  await expect(band.getByRole('link', { name: booking.plain.call.text })).toHaveAttribute(
    'href',
    '#message',
  );
  await expect(band.getByText(booking.picker.start)).toBeHidden();
  await band.getByText(booking.plain.holidays).click();
  await expect(band.getByText(HOLIDAY).first()).toBeVisible();
  await expect(page.locator('office-status p')).toHaveText(
    fill(words.officeHours, { days: site.hours.days, time: site.hours.time }),
  );
});

test.describe('the Live Chat card', () => {
  const openUntil6 = (time = '') =>
    fill(time ? words.officeOpenAway : words.officeOpen, { closes: '6:00 PM GST', yours: time });
  const closedUntil = (day: string, opens: string, time: string) =>
    fill(words.officeClosedAway, { day, opens, yours: time });
  const CASES = [
    ['Asia/Dubai', MONDAY, openUntil6()],
    ['Europe/London', MONDAY, openUntil6('2:00 PM')],
    [
      'Asia/Kolkata',
      '2026-12-01T14:00:00Z',
      closedUntil('Sunday, 6 December', '9:00 AM GST', '10:30 AM'),
    ],
    // Where the visitor's calendar shows another day than Dubai's.
    ['America/Los_Angeles', '2026-11-22T06:00:00Z', openUntil6('6:00 AM')],
    ['Pacific/Honolulu', '2026-11-22T06:00:00Z', openUntil6('4:00 AM')],
    ['Pacific/Auckland', '2026-11-26T13:40:00Z', openUntil6('Fri 3:00 AM')],
    [
      'America/Los_Angeles',
      '2026-12-31T14:00:00Z',
      closedUntil('Sunday, 3 January', '9:00 AM GST', 'Sat 9:00 PM'),
    ],
  ] as const;
  for (const [zone, now, says] of CASES) {
    test(`says in ${zone} at ${now}: ${says}`, async ({ browser }) => {
      const page = await visitor(browser, zone, now, '/contact#message');
      const status = page.locator('office-status p');
      const before = await status.evaluate((element) => element.clientHeight);
      await status.scrollIntoViewIfNeeded();
      await expect(status).toHaveText(says);
      expect(await status.evaluate((element) => element.clientHeight)).toBe(before);
      // While nobody answers, the card does not begin with a chat.
      const { call, other } = contact.channels.find(({ officeStatus }) => officeStatus) ?? {};
      const links = status.locator('xpath=..').getByRole('link');
      const first = says.startsWith(words.officeClosed.split('{')[0] ?? '?') ? other : call;
      await expect(links.first()).toContainText(first?.text ?? '?');
      await expect(links).toHaveCount(2);
      await page.context().close();
    });
  }
});

/** Texts of a sheet that stand on each other, as `one / another`. */
async function clashes(sheet: PDFPageProxy): Promise<string[]> {
  const { items } = await sheet.getTextContent();
  const boxes = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
    // The body of the letters: accents and tails of neighbouring lines may touch.
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

test('on paper no text stands on another, wherever a sheet ends', async ({ browser }) => {
  const page = await visitor(browser, 'Asia/Kolkata', MONDAY);
  await awake(page);
  await choose(page, /Wed 25/, /10:00 AM GST/);
  for (const height of [240, 255, 270, 285, 297, 310]) {
    const sheets = await page.pdf({ width: '210mm', height: `${height}mm` });
    const file = await getDocument({ data: new Uint8Array(sheets) }).promise;
    for (let number = 1; number <= file.numPages; number += 1) {
      expect(await clashes(await file.getPage(number)), `${height} mm, ${number}`).toEqual([]);
    }
  }
  await page.emulateMedia({ media: 'print' });
  await expect(proposal(page)).toContainText('Wednesday, 25 November 2026');
  // What paper cannot do stays on the screen, and the holidays are unfolded.
  await expect(days(page).first()).toBeHidden();
  await expect(page.locator('#book').getByText(HOLIDAY).first()).toBeVisible();
  await page.context().close();
});
