import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const REGISTRY = 'src/sections/registry.ts';
const COMPOSERS = 'src/layouts/compose/*.ts';
/** The lists in the code that say how pages of each kind are composed. */
const LISTS = ['CORE', 'TEMPLATES'];

/** A band, with its id as a text or as the name of a constant. */
const BAND = /<(?:Band|section)\b[^>]*?\bid=(?:"([\w-]+)"|\{([A-Z_]+)\})/g;

const DECLARATION = /^(?:export )?(?:async )?(?:const|function|interface|type) (\w+)/gm;
/** An entry of one of the lists, by the kind of its pages. */
const ENTRY = /^ {2}(?:async )?(\w+)(?=[:(])/gm;

const read = (file: string) => readFileSync(file, 'utf8');

/** The file that a name is imported from; undefined if the code does not import it. */
function homeOf(name: string, file: string, code: string): string | undefined {
  const from = new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`);
  const path = from.exec(code)?.[1];
  return path && join(file, '..', path);
}

/** The ids of the bands that a component prints, itself or by another component of sections or features. */
function idsIn(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = read(file);
  const own = [...code.matchAll(BAND)].flatMap(([, id, name = '']) => {
    if (id) return [id];
    const home = homeOf(name, file, code);
    return new RegExp(`\\bconst ${name} = '([\\w-]+)'`).exec(home ? read(home) : code)?.[1] ?? [];
  });
  const parts = [...code.matchAll(/ from '(\.[^']+\.tsx)'/g)]
    .map(([, path = '']) => join(file, '..', path))
    .filter((path) => /^src\/(sections|features)\//.test(path.replaceAll('\\', '/')));
  return [...own, ...parts.flatMap((path) => idsIn(path, seen))];
}

/** The ids of each type of band, by the registry of sections. */
function idsByType(): Map<string, string[]> {
  const code = read(REGISTRY);
  const lines = code.matchAll(/^ {2}(\w+): (?:withIsland\()?(\w+)/gm);
  return new Map(
    [...lines].flatMap(([, type = '', component = '']) => {
      const file = homeOf(component, REGISTRY, code);
      return file ? [[type, idsIn(file)] as const] : [];
    }),
  );
}

/** Cuts code at each match of its beginnings, into names and what follows them. */
function cutAt(code: string, beginning: RegExp): [name: string, text: string][] {
  const starts = [...code.matchAll(beginning)];
  return starts.map((start, place) => [
    start[1] ?? '',
    code.slice(start.index + start[0].length, starts[place + 1]?.index),
  ]);
}

/**
 * The bands that pages of each kind can have, read from the code that composes them, so that a new section or
 * page is known at once. Ids that come from the content are known from there.
 * @returns for each kind of page, the types of its bands with their ids
 */
export function bandsByKind(): Map<string, Map<string, string[]>> {
  const ids = idsByType();
  const declared = globSync(COMPOSERS, { exclude: ['**/*.test.ts'] }).flatMap((file) =>
    cutAt(read(file), DECLARATION).map(([name, text]) => ({ file, name, text })),
  );
  const typesIn = (text: string, file: string, seen: Set<object>): string[] =>
    [...text.matchAll(/\btype: '(\w+)'|\b(\w+)\b/g)].flatMap(([, type, name]) => {
      if (type) return ids.has(type) ? [type] : [];
      // Two files may use the same name for different things.
      const named = declared.filter((one) => one.name === name);
      const used = named.find((one) => one.file === file) ?? named[0];
      if (!used || seen.has(used)) return [];
      seen.add(used);
      return typesIn(used.text, used.file, seen);
    });
  const pages = declared
    .filter(({ name }) => LISTS.includes(name))
    .flatMap(({ file, text }) =>
      cutAt(text, ENTRY).map(([kind, code]) => [kind, typesIn(code, file, new Set())] as const),
    );
  return new Map(
    pages.map(([kind, types]) => [kind, new Map(types.map((type) => [type, ids.get(type) ?? []]))]),
  );
}
