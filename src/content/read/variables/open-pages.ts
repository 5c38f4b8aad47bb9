import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@falaj/contract/locale.ts';
import { fileIn, originalOf } from '../addresses.ts';
import { readMerged } from '../merged.ts';

/** The content files that variables are taken from. */
export interface VariablePages {
  /** The fields of a file, before its schema is applied; undefined where it cannot be read. */
  at: (file: string) => unknown;
  /** The file that the first part of a name stands for: `contact`, `industries/energy`, `regulators`. */
  named: (name: string) => string | undefined;
  /** Whether the file that a name stands for is there but cannot be read. */
  isBroken: (name: string) => boolean;
}

/**
 * Opens the content files of a language. Each is read when it is asked for, and once.
 * @param root folder of the repository
 */
export function openPages(root: string, locale: Locale): VariablePages {
  const read = new Map<string, unknown>();
  const at = (file: string): unknown => {
    if (!read.has(file)) {
      // What a language does not say itself, it takes from the root language.
      const own = [file, originalOf(file)].find((name) => existsSync(join(root, name)));
      const source = own ? readMerged(own, root) : undefined;
      read.set(file, source && 'data' in source ? source.data : undefined);
    }
    return read.get(file);
  };
  const places = (name: string) =>
    ['pages/', 'offers/', ''].map((folder) => fileIn(`content/${folder}${name}.yaml`, locale));
  const named = (name: string) => places(name).find((file) => at(file));
  const isBroken = (name: string) =>
    !named(name) && places(name).some((file) => existsSync(join(root, file)));
  return { at, named, isBroken };
}
