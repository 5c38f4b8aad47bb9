import type { Fault } from './fault.ts';

const COMPONENT = /^(src\/(?:ui|site|sections|instruments|features\/[^/]+)\/([A-Z][^/]*))\/(.+)$/;
/**
 * Names of files in a component's folder: the component, its styles, scripts, examples and tests, or plain
 * functions.
 */
const PART =
  /^(?!(index|helpers?|utils?|misc)\.)([a-z]+(-[a-z]+)*(\.test)?\.tsx?|[A-Z]\w*(\.(island|examples|test)\.tsx|\.(client|later|lazy|examples|test)\.ts|\.tsx|\.astro|\.module\.css))$/;

/** Files that a component's folder must have besides its styles. */
const NEEDED = [
  { lack: 'has no component', ending: /^(\.island)?\.tsx$/ },
  { lack: 'has no examples', ending: /^\.examples\.tsx?$/ },
];

/** The files of each component's folder, by folder. */
function byFolder(files: string[]): Map<string, { name: string; parts: string[] }> {
  const folders = new Map<string, { name: string; parts: string[] }>();
  for (const file of files) {
    const [, folder = '', name = '', part = ''] = COMPONENT.exec(file) ?? [];
    if (!folder) continue;
    const known = folders.get(folder) ?? { name, parts: [] };
    folders.set(folder, { name, parts: [...known.parts, part] });
  }
  return folders;
}

/** Checks that every component has a folder of the same shape: Name.tsx, its styles, its examples. */
export function checkFolders(files: string[]): Fault[] {
  return [...byFolder(files)].flatMap(([folder, { name, parts }]) => {
    const odd = parts
      .filter((part) => !PART.test(part.split('/').at(-1) ?? ''))
      .map((part) => ({
        file: `${folder}/${part}`,
        line: 1,
        message: 'has no place in a component',
      }));
    const missing = NEEDED.filter(
      ({ ending }) =>
        !parts.some((part) => part.startsWith(name) && ending.test(part.slice(name.length))),
    ).map(({ lack }) => ({ file: folder, line: 1, message: lack }));
    return [...odd, ...missing];
  });
}

/** Checks that content/ contains only YAML and Markdown. */
export function checkContentFiles(files: string[]): Fault[] {
  return files
    .filter((file) => file.startsWith('content/'))
    .filter((file) => !/\.(yaml|md)$/.test(file))
    .map((file) => ({ file, line: 1, message: 'content/ holds only .yaml and .md files' }));
}
