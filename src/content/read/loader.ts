import { relative } from 'node:path';
import type { Loader } from 'astro/loaders';
import type { Locale } from '../../lib/locale.ts';
import { filesOf, idOf } from './addresses.ts';
import { readContent } from './files.ts';
import type { Kind } from './kinds.ts';
import { openFacts } from './variables/open.ts';

/**
 * Gives Astro the files of a kind, with their facts filled in and checked against their schema. A file with a
 * fault is left out; the guard tells its author.
 */
export const contentFiles = (kind: Kind, locale: Locale): Loader => ({
  name: 'content-files',
  load: async ({ store, watcher, generateDigest }) => {
    const sync = () => {
      const facts = openFacts('.', locale);
      const gone = new Set(store.keys());
      for (const file of filesOf(kind, locale)) {
        const { data, body } = readContent(file, '.', undefined, facts);
        if (!data) continue;
        const id = idOf(file.slice(kind.folder.length + 1));
        const entry = { data: data as Record<string, unknown>, body };
        gone.delete(id);
        store.set({ id, ...entry, digest: generateDigest(entry) });
      }
      for (const id of gone) store.delete(id);
    };
    sync();
    // Facts come from any file, so a change in any file can change these entries.
    watcher?.on('all', (_, file) => {
      if (relative('.', file).startsWith('content')) sync();
    });
  },
});
