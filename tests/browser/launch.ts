import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { Launcher } from 'chrome-launcher';

/** What keeps a browser quiet and working on a closed network; the sandbox cannot start as root. */
export const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Parts of the browser that are switched off: Playwright's own choice, which a switch of ours takes the place of
 * and tests/unit/launch.test.ts compares, and two lists of suggestions for an address bar that nobody sees.
 * Chrome draws these in processes of their own for each window, which takes as long as opening a page does.
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

/** A Chrome that is installed as a program, as on most laptops. */
function installedChrome(): string | undefined {
  try {
    return Launcher.getInstallations()[0];
  } catch {
    return undefined;
  }
}

/** The browser to test with, or nothing: the named one, the system's, Playwright's own, an installed Chrome. */
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
 * The same browser without windows, tabs and address bar, or nothing: the named one, the system's. It opens a page of a
 * context of its own in half the processor time. Whoever names a browser wants no other beside it.
 */
export function findShell(): string | undefined {
  const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH } = process.env;
  const known = [
    CHROMIUM_SHELL_PATH,
    CHROMIUM_PATH ? undefined : '/usr/bin/chromium-headless-shell',
  ];
  return known.find((path) => path && existsSync(path));
}

/** For a browser that asks for no picture: to decode and draw them takes a third of what a page takes here. */
export const NO_PICTURES = '--blink-settings=imagesEnabled=false';

/**
 * How Playwright starts a browser, the one that was found unless another is named; Lighthouse takes its path and flags.
 * @param own further switches
 */
export function launchOptions(executablePath = findBrowser(), ...own: string[]): LaunchOptions {
  const args = [...FLAGS, `--disable-features=${DISABLED_FEATURES}`, ...own];
  return executablePath ? { executablePath, args } : { args };
}
