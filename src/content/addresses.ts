import { CATEGORIES } from './categories.ts';

/** Where each folder of content/ answers; a file's name is the last part of its address. */
export const FOLDERS: Record<string, string> = {
  'content/articles/': '/resources/blog/',
  'content/library/documentation/': '/resources/documentation/',
  'content/legal/': '/legal/',
  'content/offers/': '/',
  'content/pages/': '/',
};

/** Pages that no single content file stands for. */
export const GENERATED = CATEGORIES.map(({ path }) => path);

/** The address of a content file's page: `content/articles/a.md` answers at /resources/blog/a. */
export function addressOf(file: string): string | undefined {
  if (file === 'content/pages/home.yaml') return '/';
  if (file === 'content/pages/not-found.yaml') return undefined;
  const folder = Object.keys(FOLDERS).find((start) => file.startsWith(start));
  if (!folder) return undefined;
  return FOLDERS[folder] + file.slice(folder.length).replace(/\.(yaml|md)$/, '');
}
