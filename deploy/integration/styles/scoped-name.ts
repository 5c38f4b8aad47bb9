import { basename } from 'node:path';

/** The files that were named so far, by what their classes begin with. */
const files = new Map<string, string>();

/**
 * What a class of a CSS Module is called in the page: `Hero-title` for `title` in Hero.module.css.
 * It reads well in an inspector; a published site has shorter ones (deploy/integration/styles/short-names.ts).
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
