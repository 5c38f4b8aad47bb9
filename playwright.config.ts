import { defineConfig, devices } from '@playwright/test';
import { findShell, launchOptions, NO_PICTURES } from './tests/browser/launch.ts';
import { GALLERY_PORT, SITE_PORT } from './tests/browser/support/ports.ts';

/** A server of files as production has it, without the enquiry desk; the command is run through npm's Node. */
const server = (port: number, folder: string) => ({
  command: `node scripts/serve.ts ${folder}`,
  env: { PORT: `${port}`, DESK: 'off' },
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
  timeout: 20_000,
});

/**
 * What runs in the browser that visitors have: tests of how pages are painted, of pictures and of what waits for
 * them, and tests that found a browser without windows to behave otherwise. All else takes that one, without
 * pictures, which is quicker.
 */
const WINDOW = /@pictures|@window/;

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/temporary-folder.ts',
  // Every test file is read by each worker; tests of one file share a page and stay together. One worker more than
  // cores, since a test also waits for frames and for the network.
  workers: 3,
  // A busy machine is not a fault: no test is there to measure time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A tab may end or stop for a minute under load, which says nothing of the site. What passes at the second try is
  // listed as flaky at the end of the run, and is mended like a failure (docs/testing.md).
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // What moves after loading takes as much of the processor as the rest of a page. Tests of what moves ask for it with
    // `test.use`, and `quiet.spec.ts` opens each page with it.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://localhost:${SITE_PORT}`,
  },
  projects: [
    { name: 'chromium', grep: WINDOW, use: { launchOptions: launchOptions() } },
    {
      name: 'shell',
      grepInvert: WINDOW,
      use: { launchOptions: launchOptions(findShell(), NO_PICTURES) },
    },
  ],
  webServer: [server(SITE_PORT, 'dist'), server(GALLERY_PORT, 'dist-gallery')],
});
