import type { Browser, Page } from '@playwright/test';
import { DESKTOP, openAndRest, PHONE } from './emulation.ts';
import { engageAll, readToTheEnd } from './engage.ts';
import { gzipSize, gzipText, gzipTransfer, watchTransfers } from './transfer.ts';

/** What a browser loaded for one page; all sizes are in KB of 1000 bytes. */
export interface PageWeight {
  path: string;
  scriptFirst: number;
  scriptAll: number;
  styles: number;
  fontFiles: number;
  fonts: number;
  /** What a phone received on a first visit until the page was idle, without video. */
  transfer: number;
  transferGzip: number;
  /** The same after the page was read to its end. */
  transferRead: number;
}

const KB = 1000;
/** The types of scripts that are run; any other is data. */
const RUNS = ['', 'module', 'text/javascript'];

/** Gzip size of inline scripts that are run, or of inline styles, in bytes. */
async function inlineSize(page: Page, tag: 'script' | 'style'): Promise<number> {
  const texts = await page.evaluate(
    ([name, types]) =>
      [...document.querySelectorAll<HTMLScriptElement | HTMLStyleElement>(name)]
        .filter((element) => !('src' in element && element.src) && types.includes(element.type))
        .map((element) => element.textContent),
    [tag, tag === 'script' ? RUNS : ['', 'text/css']] as const,
  );
  return gzipText(texts.join('\n'));
}

/** Records the paths of one type that a page requests from its own server from now on, each once. */
function watchPaths(page: Page, origin: string, type: 'script' | 'stylesheet'): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.resourceType() === type && url.origin === origin) paths.add(url.pathname);
  });
  return paths;
}

/** Visits a page for the first time on a phone, and measures what is loaded before any interaction. */
async function visitOnPhone(browser: Browser, dir: string, origin: string, path: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const transfers = await watchTransfers(await context.newCDPSession(page));
  const scripts = watchPaths(page, origin, 'script');
  const sheets = watchPaths(page, origin, 'stylesheet');
  const zipped = (paths: Set<string>) =>
    [...paths].reduce((sum, file) => sum + gzipSize(dir, file), 0);
  await openAndRest(page, origin + path);

  const loaded = transfers.filter(({ type }) => type !== 'Media');
  const fonts = loaded.filter(({ type }) => type === 'Font');
  const bytes = (list: typeof transfers) => list.reduce((sum, transfer) => sum + transfer.bytes, 0);
  const weights = {
    scriptFirst: ((await inlineSize(page, 'script')) + zipped(scripts)) / KB,
    styles: ((await inlineSize(page, 'style')) + zipped(sheets)) / KB,
    fontFiles: fonts.length,
    fonts: bytes(fonts) / KB,
    transfer: bytes(loaded) / KB,
    transferGzip: gzipTransfer(dir, loaded) / KB,
  };
  await readToTheEnd(page);
  const read = transfers.filter(({ type }) => type !== 'Media');
  await context.close();
  return { ...weights, transferRead: bytes(read) / KB };
}

/** Measures all scripts that a page can request. */
async function engageOnDesktop(browser: Browser, dir: string, origin: string, path: string) {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  const scripts = watchPaths(page, origin, 'script');
  await openAndRest(page, origin + path);
  await engageAll(page);
  const external = [...scripts].reduce((sum, file) => sum + gzipSize(dir, file), 0);
  const scriptAll = ((await inlineSize(page, 'script')) + external) / KB;
  await context.close();
  return { scriptAll };
}

/** Weighs every page in a browser, one after another. */
export async function weighPages(browser: Browser, dir: string, origin: string, paths: string[]) {
  const weights: PageWeight[] = [];
  for (const path of paths) {
    const phone = await visitOnPhone(browser, dir, origin, path);
    const desktop = await engageOnDesktop(browser, dir, origin, path);
    weights.push({ path, ...phone, ...desktop });
  }
  return weights;
}
