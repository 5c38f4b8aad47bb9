import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { expect } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { freePort } from '../../support/free-port.ts';

/** What the tests ask of a browser that Playwright cannot drive as visitors have it. */
export interface OtherBrowser {
  /** Loads a document. */
  open(url: string): Promise<void>;
  /** Calls a function in the page; it may use nothing but its arguments. */
  run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the first element that fits, as a pointer does. */
  click(selector: string): Promise<void>;
  /** Presses the keys of a text in a field, after what it holds. */
  type(selector: string, text: string): Promise<void>;
  press(selector: string, key: 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowLeft'): Promise<void>;
  /** Gives the page a size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const X_SERVER = '/usr/bin/Xvfb';

const findFirefox = () => (existsSync(FIREFOX) ? FIREFOX : undefined);
const findWebKit = () =>
  existsSync(WEBKIT_DRIVER) && existsSync(X_SERVER)
    ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1)
    : undefined;

/** Firefox as Debian has it, by WebDriver BiDi. Playwright asks it for commands that it does not know yet. */
async function firefox(): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    // Its WebDriver has no command for a size.
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    open: async (url) => {
      // Its own command to navigate waits in vain after pages that write into their address.
      await page.evaluate((to) => {
        document.documentElement.dataset.left = '';
        location.assign(to);
      }, url);
      const isThere = () =>
        page.evaluate(
          () => !('left' in document.documentElement.dataset) && document.readyState === 'complete',
        );
      // While documents change, there is none to ask.
      await expect.poll(() => isThere().catch(() => false), { timeout: 30_000 }).toBe(true);
    },
    run: (task, ...args) => page.evaluate(task as (...args: unknown[]) => never, ...args),
    click: (selector) => page.click(selector),
    type: async (selector, text) => {
      // Its window is not in front, and hears of no focus but of what a pointer presses.
      await page.click(selector);
      await page.keyboard.press('End');
      await page.keyboard.type(text);
    },
    press: async (selector, key) => {
      await page.focus(selector);
      await page.keyboard.press(key);
    },
    resize: (width, height) =>
      // It asks for a size and a turned screen at once, and this Firefox knows no screens that turn.
      page.setViewport({ width, height }).catch((error: Error) => {
        if (!error.message.includes('setScreenOrientationOverride')) throw error;
      }),
    back: () => page.evaluate(() => history.back()),
    close: () => browser.close(),
  };
}

/** Waits until a program has printed something on a stream, and returns it. */
const firstOutput = ({ stdout }: ChildProcess) =>
  new Promise<string>((resolve) => stdout?.once('data', (chunk: Buffer) => resolve(`${chunk}`)));

/** WebKitGTK, whose engine is that of Safari, by its WebDriver. It has no mode without a screen. */
async function webkitGtk(): Promise<OtherBrowser> {
  const screen = spawn(X_SERVER, ['-displayfd', '1', '-screen', '0', '1440x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${(await firstOutput(screen)).trim()}` };
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  const build = () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: findWebKit(), args: ['--automation'] },
      })
      .build();
  const session = await build().catch((error: unknown) => {
    stop();
    throw error;
  });
  await session.manage().window().setRect({ width: 1280, height: 900 });
  const find = (selector: string) => session.findElement(By.css(selector));
  const keys = {
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    ArrowDown: Key.ARROW_DOWN,
    ArrowLeft: Key.ARROW_LEFT,
  };
  return {
    open: (url) => session.get(url),
    run: (task, ...args) => session.executeScript(task, ...args),
    click: (selector) => find(selector).click(),
    type: (selector, text) => find(selector).sendKeys(text),
    press: (selector, key) => find(selector).sendKeys(keys[key]),
    resize: async (width, height) => {
      // The window has bars of its own around the page.
      const bars = await session.executeScript<number[]>(() => [
        outerWidth - innerWidth,
        outerHeight - innerHeight,
      ]);
      const [beside = 0, above = 0] = bars;
      await session
        .manage()
        .window()
        .setRect({ width: width + beside, height: height + above });
    },
    back: () => session.navigate().back(),
    close: async () => {
      await session.quit();
      stop();
    },
  };
}

/** The browsers by name: how to open each, where it is if it is installed, and its packages in Debian. */
export const OTHER_BROWSERS = [
  { name: 'Firefox', launch: firefox, find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', launch: webkitGtk, find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];
