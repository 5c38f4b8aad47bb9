import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const COMPONENTS = 'src/{sections,features}/**/*.tsx';
/** A band, with its id as a text or as the name of a constant. */
const BAND = /<(?:Band|section)\b[^>]*?\bid=(?:"([\w-]+)"|\{([A-Z_]+)\})/g;

/** The text that a constant stands for, in the file that uses it or in the one it is imported from. */
function constant(name: string, file: string, code: string): string[] {
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(code)?.[1];
  const home = from ? readFileSync(join(dirname(file), from), 'utf8') : code;
  return new RegExp(`\\bconst ${name} = '([\\w-]+)'`).exec(home)?.slice(1) ?? [];
}

/**
 * The ids that bands have by themselves, whatever the content, read from their components: a new section
 * is known as soon as it stands there. Those that come from the content are known from it.
 */
export const bandIds = (): string[] =>
  globSync(COMPONENTS, { exclude: ['**/*.test.tsx'] }).flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return [...code.matchAll(BAND)].flatMap(([, id, name = '']) =>
      id ? [id] : constant(name, file, code),
    );
  });
