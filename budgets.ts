/** How heavy one part of a page may be. */
export interface Budget {
  what: string;
  unit: 'KB' | 'files';
  /** Where we want to stay. */
  goal: number;
  /** What fails the check of the built site. */
  limit: number;
}

/**
 * Every number that can be read off the built site, for the heaviest page of each. Text is counted
 * as gzip, 1 KB is 1000 bytes. What needs a running browser is measured by `npm run bench`.
 */
export const budgets = {
  // Pages with a budget of their own among the files are left out.
  html: { what: 'HTML of a page, styles inside', unit: 'KB', goal: 30, limit: 41 },
  // What a navigation waits for before it shows the next page.
  opening: { what: 'page fragment down to its heading', unit: 'KB', goal: 12, limit: 12 },
  scriptFirst: { what: 'script before any interaction', unit: 'KB', goal: 5, limit: 9.7 },
  // Free times of the desk and the little work before a message are 2 KB of it, on the contact page.
  scriptAll: { what: 'script after every island has woken', unit: 'KB', goal: 85, limit: 107.7 },
  // Plates of stone under figures, pairs and groups are 0.4 KB of it.
  styles: { what: 'CSS of a page', unit: 'KB', goal: 12, limit: 18.3 },
  fontFiles: { what: 'fonts of a page', unit: 'files', goal: 2, limit: 2 },
  fonts: { what: 'fonts of a page', unit: 'KB', goal: 30, limit: 31.2 },
  heroPhone: { what: 'hero picture on a phone', unit: 'KB', goal: 50, limit: 60 },
  heroDesktop: { what: 'hero picture on a desktop', unit: 'KB', goal: 120, limit: 140 },
  poster: { what: 'still under the loop, on a desktop', unit: 'KB', goal: 60, limit: 60 },
  innerPhone: { what: 'inner page on a phone, read to its end', unit: 'KB', goal: 300, limit: 350 },
} satisfies Record<string, Budget>;

/** Files that list what the whole content holds, by their path. */
export const fileBudgets = {
  // Each new offer adds about 0.7 KB, so that ten more fit.
  '/figures.html': { what: 'list of all figures, styles inside', unit: 'KB', goal: 42, limit: 47 },
  '/search-index.json': { what: 'search index', unit: 'KB', goal: 110, limit: 120 },
} satisfies Record<string, Budget>;

/**
 * What the page of a tool may fetch in scripts and workers once the tool is started, its first script included. React is
 * left out: the islands of the site share one copy of it, which `scriptAll` counts.
 */
export const toolBudgets = {
  '/tools/transfer-playground': {
    what: 'playground once started',
    unit: 'KB',
    goal: 95,
    limit: 110,
  },
  '/tools/blueprint': { what: 'blueprint once started', unit: 'KB', goal: 50, limit: 60 },
  '/tools/who-regulates-this': { what: 'regulators once started', unit: 'KB', goal: 20, limit: 30 },
  '/tools/check-a-document': {
    what: 'document check once started',
    unit: 'KB',
    goal: 20,
    limit: 30,
  },
} satisfies Record<string, Budget>;

/** A part of a page that has a budget. */
export type Part = keyof typeof budgets;

/** The screens for which the pictures of a page are chosen: CSS pixels and device pixels per one. */
export const SCREENS = {
  phone: { width: 390, density: 2 },
  desktop: { width: 1440, density: 1 },
};
