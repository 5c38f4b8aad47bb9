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
 * Preloads nothing for `import()`: modules here import little that is not there yet, and the lists of
 * it weigh more than they save. The code that would preload, 0.7 KB on every page, stays with
 * `modulePreload: false`, so Vite's helper gives way to the part that is used: the event of an import
 * that failed. Astro overrules that option everywhere but in `configEnvironment`. The helper here
 * loads no stylesheets either: Astro puts those of islands and elements into the head of the page.
 */
export const importHelper = (): Plugins[number] => ({
  name: 'import-helper',
  enforce: 'pre',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client' ? { build: { modulePreload: false } } : undefined,
  load: { filter: { id: /\0vite\/preload-helper\.js$/ }, handler: () => CODE },
});
