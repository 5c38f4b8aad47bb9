import type { Fault, Source } from './fault.ts';

/** An exact version (semver.org), of a package under another name too: no range, tag or address. */
const EXACT = /^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/;

const LISTS = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'] as const;

/** The parts of a package.json that name other packages; overrides can be nested. */
type Manifest = Partial<Record<(typeof LISTS)[number], Record<string, unknown>>>;

/**
 * Checks that every package.json names an exact version of each package, so that a later installation gets the
 * packages that were tested.
 * @returns a fault for each range, tag or address
 */
export function checkPins({ file, text }: Source): Fault[] {
  const manifest = JSON.parse(text) as Manifest;
  return LISTS.flatMap((list) => Object.entries(manifest[list] ?? {})).flatMap(
    ([name, version]): Fault[] => {
      if (typeof version !== 'string' || EXACT.test(version)) return [];
      const at = text.indexOf(`"${name}": "${version}"`);
      const line = text.slice(0, at).split('\n').length;
      return [{ file, line, message: `${name} is not pinned: ${version} is no exact version` }];
    },
  );
}
