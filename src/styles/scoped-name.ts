import { basename } from 'node:path';

/** The files that have been named so far, by the prefix of their classes. */
const files = new Map<string, string>();

/**
 * The name of a CSS Module's class in the page: `Hero-title` for `title` in Hero.module.css. It is readable
 * in an inspector.
 * @param name the class in the module
 * @param file the module's path
 * @throws when two modules have the same name, since their classes would clash
 */
export function scopedName(name: string, file: string): string {
  const [path = file] = file.split('?');
  const module = basename(path, '.module.css');
  const known = files.get(module) ?? path;
  if (known !== path) throw new Error(`${path}: ${known} has the same name; rename one of them`);
  files.set(module, path);
  return `${module}-${name}`;
}
