import type { ComponentType } from 'react';
import type { Example } from './example.ts';
import { longestExamples } from './longest-sections.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;

const COMPONENTS = import.meta.glob<Record<string, AnyComponent>>(
  ['../{ui,illustrations,sections,site,features/*}/*/*.tsx', '!**/*.{test,examples}.tsx'],
  { eager: true },
);
const EXAMPLES = import.meta.glob<{ examples: Example<Record<string, unknown>>[] }>(
  '../{ui,illustrations,sections,site,features/*}/*/*.examples.{ts,tsx}',
  { eager: true },
);

/** A component with its examples, found by its folder. One without examples is seen on the pages of the site. */
interface Entry {
  /** The folder it lies in, such as `ui`, `sections` or `features/search`. */
  room: string;
  name: string;
  component: AnyComponent;
  examples: Example<Record<string, unknown>>[];
}

function readFolder(folder: string): Entry {
  const [, room = '', name = ''] = /^\.\.\/(.+)\/([^/]+)$/.exec(folder) ?? [];
  const file = COMPONENTS[`${folder}/${name}.tsx`] ?? COMPONENTS[`${folder}/${name}.island.tsx`];
  const component = file?.[name];
  const found =
    EXAMPLES[`${folder}/${name}.examples.ts`] ?? EXAMPLES[`${folder}/${name}.examples.tsx`];
  if (!component) throw new Error(`src/${room}/${name}/${name}.tsx does not export ${name}`);
  return { room, name, component, examples: found?.examples ?? longestExamples(name) };
}

const folders = new Set(Object.keys(COMPONENTS).map((file) => file.replace(/\/[^/]+$/, '')));
const entries = [...folders].sort().map(readFolder);

const slugOf = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Folders of components that can be on a page more than once: their examples share a page, in both themes. */
const LISTED = ['ui', 'illustrations'];

/** A page of the gallery. */
export interface GalleryPage extends Entry {
  /** Its address below /gallery. */
  path: string;
  title: string;
  /** Whether it shows every example of a primitive, one below the other. */
  isList: boolean;
}

/**
 * Every page of the gallery: one per primitive with all its examples, and one per example of what can be only
 * once in a document, such as a section or the head of a page.
 */
export const galleryPages: GalleryPage[] = entries.flatMap((entry): GalleryPage[] => {
  const base = `${entry.room}/${slugOf(entry.name)}`;
  if (entry.examples.length === 0) return [];
  if (LISTED.includes(entry.room) && !entry.examples.some(({ alone }) => alone)) {
    return [{ ...entry, path: base, title: entry.name, isList: true }];
  }
  return entry.examples.map((example) => ({
    ...entry,
    examples: [example],
    path: `${base}/${slugOf(example.name)}`,
    title: `${entry.name}: ${example.name}`,
    isList: false,
  }));
});

const repeated = galleryPages.find(({ path }, index) =>
  galleryPages.some((page, other) => other > index && page.path === path),
);
if (repeated) throw new Error(`src/${repeated.room}/${repeated.name}: two examples share one name`);
