import type { AstroUserConfig } from 'astro';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

/** Reports a failed import as Vite does (https://vite.dev/guide/build#load-error-handling). */
const CODE = `
export const __vitePreload = (load) =>
  load().catch((payload) => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  });
`;

/**
 * Replaces Vite's helper for `import()`, which would preload what a module imports: the modules here import
 * little that is not loaded yet, and the lists for preloading weigh more than they save. `modulePreload: false`
 * empties these lists, but the helper's code, 0.7 KB on every page, would stay, so only its event for failed
 * imports is kept. Astro overrides the option everywhere but in `configEnvironment`. The helper need not load
 * stylesheets either: Astro puts those of islands and elements into the head of the page.
 */
export const importHelper = (): Plugins[number] => ({
  name: 'import-helper',
  enforce: 'pre',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client' ? { build: { modulePreload: false } } : undefined,
  load: { filter: { id: /\0vite\/preload-helper\.js$/ }, handler: () => CODE },
});
