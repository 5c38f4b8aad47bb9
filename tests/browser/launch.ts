import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { Launcher } from 'chrome-launcher';

/**
 * Switches that keep a browser from calling its maker's services and let it work on a closed network. The
 * sandbox is off because it cannot start as root.
 */
export const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Features of the browser that are switched off. Most are Playwright's own choice, which is repeated here
 * because this switch replaces Playwright's. The others are two
 * lists of suggestions for an address bar that nobody sees. Chrome draws them in separate processes for each
 * window, which takes as long as opening a page does.
 */
export const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Path of a Chrome that is installed as a program, as on most laptops. */
function installedChrome(): string | undefined {
  try {
    return Launcher.getInstallations()[0];
  } catch {
    return undefined;
  }
}

/**
 * Path of the browser to test with: the one that the environment names, the system's, Playwright's own, or an
 * installed Chrome; undefined if there is none.
 */
export function findBrowser(): string | undefined {
  const known = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    chromium.executablePath(),
    installedChrome(),
  ];
  return known.find((path) => path && existsSync(path));
}

/**
 * Path of the same browser without windows, tabs and address bar: the one that the environment names, or the
 * system's; undefined if there is none. It opens a page in a new context in half the processor time. Where
 * the environment names a browser, no other one is used beside it.
 */
export function findShell(): string | undefined {
  const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env;
  const known = [
    CHROMIUM_SHELL_PATH,
    CHROMIUM_PATH ? undefined : '/usr/bin/chromium-headless-shell',
  ];
  return known.find((path) => path && existsSync(path));
}

/**
 * Switches pictures off, for tests that need none: decoding and drawing them takes a third of the time of a
 * page here.
 */
export const NO_PICTURES = '--blink-settings=imagesEnabled=false';

/**
 * Options for Playwright to start a browser. Lighthouse uses the same path and switches.
 * @param executablePath path of the browser; without it, the one that was found
 * @param own further switches
 */
export function launchOptions(executablePath = findBrowser(), ...own: string[]): LaunchOptions {
  const args = [...FLAGS, `--disable-features=${DISABLED_FEATURES}`, ...own];
  return executablePath ? { executablePath, args } : { args };
}
