import type { AstroUserConfig } from 'astro';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

/** Tells of a failed import as Vite does (https://vite.dev/guide/build#load-error-handling). */
const CODE = `
export const __vitePreload = (load) =>
  load().catch((payload) => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  });
`;

/**
 * Replaces Vite's helper for `import()`, of which `modulePreload: false` leaves the code that would
 * preload, 0.7 KB on every page, by the part that is used: the event of an import that failed. It
 * loads no stylesheets either: Astro puts those of islands and elements into the head of the page.
 */
export const importHelper = (): Plugins[number] => ({
  name: 'import-helper',
  enforce: 'pre',
  apply: 'build',
  load: { filter: { id: /\0vite\/preload-helper\.js$/ }, handler: () => CODE },
});
