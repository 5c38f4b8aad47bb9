import { globSync } from 'node:fs';
import { type ContentFault, readContent } from './files.ts';
import { listMasters } from './picture-files.ts';
import { type ContentFile, checkContentSet } from './set.ts';

/**
 * Holds every content file against its schema, then all of them against each other.
 * @param root folder of the repository
 * @returns the files that meet their schema, and every fault with its file and field
 */
export function checkContent(root = '.'): { files: ContentFile[]; faults: ContentFault[] } {
  const names = globSync(['content/**/*.yaml', 'content/**/*.md'], { cwd: root })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const files: ContentFile[] = [];
  const faults: ContentFault[] = [];
  for (const file of names) {
    const result = readContent(file, root);
    faults.push(...result.faults);
    if ('data' in result) files.push({ file, data: result.data, body: result.body });
  }
  const { masters } = listMasters(root);
  // A file that fails its own schema would only cause echoes elsewhere.
  if (faults.length === 0) {
    faults.push(...checkContentSet(files, new Set(masters.keys())));
  }
  return { files, faults };
}
