import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { toSearch } from '../../src/features/blueprint/address.ts';
import { inScope } from '../support/scope.ts';
import {
  articles,
  blueprint,
  blueprintRules,
  caseStudies,
  contact,
  documentation,
  documents,
  messages,
  offerAt,
  portfolio,
  site,
} from './support/content.ts';
import { fontsAreThere, megaMenu, open } from './support/page.ts';
import { expect, test, WITH_MOTION } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });
// The looping video of the home page and its button are shown only to visitors who do not ask for less
// motion.
test.use(WITH_MOTION);

const OFFER = '/features/multi-chain';
const ARTICLE = articles[0]?.path ?? '';
const CODE = '/resources/documentation/share-token';
const PATHS = [
  '/',
  '/about',
  '/services',
  '/portfolio',
  '/search',
  OFFER,
  ARTICLE,
  CODE,
  '/resources/blog',
  '/resources/documentation',
  '/resources/case-studies',
  '/legal/privacy',
];
const TOOLS = [
  '/tools/transfer-playground',
  '/tools/blueprint',
  '/tools/who-regulates-this',
  '/tools/check-a-document',
];
/** An A4 page between margins of 1 cm, in CSS pixels. */
const SHEET = { width: 718, height: 1047 };
const MARGIN = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

const plain = (text: string) => text.replace(/\s+/g, '').replaceAll('­', '');

/** The text on each A4 sheet of the page, line by line from top to bottom, without white space. */
async function sheetsOf(page: Page, path: string): Promise<string[][]> {
  await open(page, path);
  // Where a sheet ends depends on the font of its lines.
  await fontsAreThere(page);
  const sheets = await page.pdf({ format: 'A4', margin: MARGIN });
  const file = await getDocument({ data: new Uint8Array(sheets) }).promise;
  const numbers = Array.from({ length: file.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await file.getPage(number)).getTextContent();
      const lines = new Map<number, string>();
      for (const item of items) {
        if (!('str' in item)) continue;
        const height = Math.round(item.transform[5]);
        lines.set(height, plain((lines.get(height) ?? '') + item.str));
      }
      return [...lines]
        .sort(([above], [below]) => below - above)
        .map(([, text]) => text)
        .filter(Boolean);
    }),
  );
}

/**
 * The text of the page as it is printed, on one sheet and without white space, because lines can break
 * anywhere.
 */
async function printed(page: Page, path: string): Promise<string> {
  await open(page, path);
  const sheet = await page.pdf({ width: '210mm', height: '5000mm' });
  const file = await getDocument({ data: new Uint8Array(sheet) }).promise;
  expect(file.numPages, 'no break cuts a sentence in two').toBe(1);
  const { items } = await (await file.getPage(1)).getTextContent();
  return plain(items.map((item) => ('str' in item ? item.str : '')).join(''));
}

/** The text of all sheets of a page that has been opened, in the order of the document, without white space. */
async function textOnSheets(page: Page): Promise<{ text: string; count: number }> {
  const file = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })) })
    .promise;
  let text = '';
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  return { text: plain(text), count: file.numPages };
}

async function openOnPaper(page: Page, path: string) {
  await open(page, path, SHEET.width, SHEET.height);
  await page.emulateMedia({ media: 'print' });
}

for (const path of PATHS) {
  test(`${path} is dark on white, whole and without what paper cannot do`, async ({
    shared: page,
  }) => {
    await openOnPaper(page, path);
    const { wide, useless, dim, dusk, veils, masked } = await page.evaluate(() => {
      const seen = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
          element.checkVisibility(),
        );
      const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
      const light = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = parts(colour);
        return red + green + blue;
      };
      const isSeeThrough = (colour: string) => (parts(colour)[3] ?? 1) < 0.5;
      const nameOf = (element: HTMLElement) =>
        `${element.className}: ${element.innerText.slice(0, 40)}`;
      const texts = seen('main :is(h1, h2, h3, h4, p, li, dt, dd, a, code, td, th)').filter(
        ({ innerText }) => innerText.trim(),
      );
      /** Whether a pseudo-element before or after an element covers it with a background. */
      const isVeiled = (element: HTMLElement) =>
        ['::before', '::after'].some((part) => {
          const { content, display, backgroundImage } = getComputedStyle(element, part);
          return content !== 'none' && display !== 'none' && backgroundImage !== 'none';
        });
      /** Whether an element, or a part before or after it, is masked: on paper it covers its place with white. */
      const isMasked = (element: HTMLElement) =>
        [undefined, '::before', '::after'].some((part) => {
          const { content, display, maskImage } = getComputedStyle(element, part);
          return maskImage !== 'none' && display !== 'none' && (!part || content !== 'none');
        });
      return {
        wide: seen('main *')
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map(nameOf),
        useless: seen(
          'site-header > header, footer[data-theme], main button, main input, video',
        ).map(nameOf),
        dim: texts
          .filter((element) => {
            const own = getComputedStyle(element);
            const isOnDark = !isSeeThrough(own.backgroundColor) && light(own.backgroundColor) < 300;
            return light(own.color) > 450 && !isOnDark;
          })
          .map(nameOf),
        // A small badge may keep its background in print; a section may not.
        dusk: seen('main, main *')
          .filter(({ offsetWidth, offsetHeight }) => offsetWidth * offsetHeight > 20_000)
          .filter((element) => {
            const { backgroundColor } = getComputedStyle(element);
            return !isSeeThrough(backgroundColor) && light(backgroundColor) < 450;
          })
          .map(nameOf),
        veils: seen('main *').filter(isVeiled).map(nameOf),
        masked: seen('main *').filter(isMasked).map(nameOf),
      };
    });
    expect.soft(wide, 'what the edge of the paper cuts').toEqual([]);
    expect.soft(useless, 'what a reader cannot press').toEqual([]);
    expect.soft(dim, 'pale text').toEqual([]);
    expect.soft(dusk, 'dark grounds').toEqual([]);
    expect.soft(veils, 'veils over dark text').toEqual([]);
    expect.soft(masked, 'masks over text').toEqual([]);
  });
}

// Sheets are filled by the layout of a page, which offers, articles and tools share, and by its breaks.
const [tool = '', ...otherTools] = TOOLS;
const FILLED = ['/', '/services', OFFER, ARTICLE, tool];
for (const path of inScope(FILLED, [
  ...otherTools,
  ...PATHS.filter((path) => !FILLED.includes(path)),
])) {
  test(`${path} fills its sheets, says where it is from and leaves no heading behind`, async ({
    shared: page,
  }) => {
    const sheets = await sheetsOf(page, path);
    const headings = (await page.locator('main :is(h2, h3, h4, dt)').allInnerTexts()).map(plain);
    const [first = []] = sheets;
    expect(first[0]).toContain(site.brand);
    expect(first.join('')).toContain(plain(`https://falaj.example${path}`.replace(/\/$/, '')));
    for (const lines of sheets) {
      expect.soft(lines.length, 'a sheet that is nearly empty').toBeGreaterThan(5);
      const last = lines.at(-1) ?? '';
      const alone = headings.filter((heading) => heading.endsWith(last));
      expect.soft(alone, 'a heading at the foot of a sheet').toEqual([]);
    }
  });
}

for (const tool of TOOLS)
  test(`nothing of ${tool} runs over the edge of a sheet`, async ({ shared }) => {
    await open(shared, tool, SHEET.width, SHEET.height);
    await shared.emulateMedia({ media: 'print' });
    await expect
      .poll(() => shared.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(SHEET.width);
  });

test('a blueprint is printed with its date, every answer and every figure, and nothing around it', async ({
  shared: page,
}) => {
  const { form, proposal } = blueprint.tool;
  const answers = { ...blueprintRules.example, issuer: 'adgm' as const, holders: 61 };
  await open(page, `/tools/blueprint?${toSearch(answers)}`);
  await expect(page.getByRole('button', { name: proposal.exports.print })).toBeVisible();
  // What is collapsed on the screen has its words on paper.
  await page.emulateMedia({ media: 'print' });
  const told = await page
    .locator('#proposal :is(h3, h4, dt, dd, th, td, li strong, li[data-state] span)')
    .allInnerTexts();
  await page.emulateMedia({ media: null });
  const { text, count } = await textOnSheets(page);
  const today = new Date().toLocaleDateString(site.locale, { dateStyle: 'long' });
  for (const part of [site.brand, today, `1/${count}`, blueprintRules.labels.issuer.adgm, ...told])
    expect.soft(text).toContain(plain(part));
  for (const name of Object.values(form.labels)) expect.soft(text).toContain(plain(name));
  const around = [messages.skip, messages.allRights, form.show, proposal.exports.title];
  for (const part of [...around, blueprint.hero.title, blueprint.closing.title])
    expect.soft(text).not.toContain(plain(part));
});

test('a case study takes one sheet at most, and what stands above them one more', async ({
  shared: page,
}) => {
  const { items } = caseStudies.studies;
  const sheets = await sheetsOf(page, '/resources/case-studies');
  expect(sheets.length).toBeLessThanOrEqual(items.length + 1);
});

test('buttons stay off the paper, but for the addresses of other sites', async ({
  shared: page,
}) => {
  const text = await printed(page, '/portfolio');
  expect(text).not.toContain(plain(portfolio.hero.primaryCall?.text ?? ''));
  for (const { url } of portfolio.projects.items)
    expect.soft(text).toContain(plain(site.outside[url.replace('outside:', '')] ?? url));
});

test('every feature of an offer is printed, though a visitor has chosen one', async ({
  shared: page,
}) => {
  const { hero, features } = offerAt(OFFER);
  const text = await printed(page, OFFER);
  expect(text).toContain(plain(hero.title));
  for (const { longDescription } of features.items)
    expect.soft(text).toContain(plain(longDescription));
  await open(page, OFFER);
  await page.locator('#features [id^="tab-"]').nth(2).click();
  const panels = page.locator('[id^="feature-"]').filter({ visible: true });
  await expect(panels).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(panels).toHaveCount(features.items.length);
});

test('answers that are collapsed are printed', async ({ shared: page }) => {
  const text = await printed(page, '/contact');
  for (const { answer } of contact.faq.items) expect.soft(text).toContain(plain(answer));
});

test('entries that are collapsed are printed', async ({ shared: page }) => {
  const text = await printed(page, '/resources/documentation');
  for (const { data } of documents) expect.soft(text).toContain(plain(data.name));
  for (const { browse } of documentation.library.categories)
    expect.soft(text).not.toContain(plain(browse));
});

test('every article is printed, also those that wait for a button', async ({ shared: page }) => {
  const text = await printed(page, '/resources/blog');
  for (const { data } of articles) expect.soft(text).toContain(plain(data.title));
});

test('an article is printed with its facts, from its headline to its last word', async ({
  shared: page,
}) => {
  const text = await printed(page, ARTICLE);
  const { title = '', author = '' } = articles[0]?.data ?? {};
  expect(text).toContain(plain(title));
  expect(text).toContain(plain(author));
  await open(page, ARTICLE);
  const last = await page.getByRole('main').locator('article p').last().innerText();
  expect(text).toContain(plain(last).slice(-40));
  expect(text).not.toContain(plain(messages.shareMail));
});

test('a page is printed whole while a menu or the search lies over it', async ({
  shared: page,
}) => {
  const layers: [name: string, width: number, open: () => Promise<void>][] = [
    ['search', 1280, () => page.keyboard.press('/')],
    ['menu', 390, () => page.locator('mobile-menu > button').click()],
    ['panel', 1280, () => megaMenu(page).getByRole('button').first().click()],
  ];
  for (const [name, width, openLayer] of layers) {
    await open(page, '/about', width);
    const { text: whole } = await textOnSheets(page);
    await openLayer();
    await expect(page.locator(':popover-open').first()).toBeVisible();
    // The page below rests once the layer has been painted.
    if (name !== 'panel')
      await expect(page.locator('main > [data-resting]').first()).toBeAttached();
    expect((await textOnSheets(page)).text, name).toBe(whole);
  }
});

test('a page that has come back is printed whole before its sections have woken', async ({
  shared: page,
}) => {
  await open(page, '/about');
  const { text: whole } = await textOnSheets(page);
  await page.locator('main > *').evaluateAll((sections) => {
    for (const section of sections) section.toggleAttribute('data-resting', true);
  });
  expect((await textOnSheets(page)).text).toBe(whole);
});

test('long lines of code are broken, not cut', async ({ shared: page }) => {
  const text = await printed(page, CODE);
  await open(page, CODE);
  const blocks = await page.getByRole('main').locator('pre').allInnerTexts();
  expect(blocks.length).toBeGreaterThan(0);
  const lines = blocks.flatMap((block) => block.split('\n')).filter((line) => line.length > 60);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect.soft(text).toContain(plain(line));
});
