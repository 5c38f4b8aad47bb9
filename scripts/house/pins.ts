import type { Fault, Source } from './fault.ts';

/** One version and nothing else (semver.org): no range, no tag, no address. */
const EXACT = /^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/;

const LISTS = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'] as const;

/** The part of a package.json that names other packages; an override may stand below another package. */
type Manifest = Partial<Record<(typeof LISTS)[number], Record<string, unknown>>>;

/**
 * Whoever installs the site next year gets the packages that it was tested with: every package.json names
 * one exact version of each.
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
