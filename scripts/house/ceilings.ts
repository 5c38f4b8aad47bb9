import { type Fault, isAside, type Source } from './fault.ts';

/** The most lines of each kind of file; the first kind that fits counts. */
const CEILINGS: { kind: string; files: RegExp; lines: number }[] = [
  { kind: 'an island', files: /^src\/.*\.island\.tsx$/, lines: 150 },
  { kind: 'a component', files: /^src\/.*\.tsx$/, lines: 120 },
  { kind: 'a route', files: /^src\/pages\/.*\.astro$/, lines: 60 },
  { kind: 'an .astro file', files: /^src\/.*\.astro$/, lines: 120 },
  { kind: 'a CSS module', files: /^src\/.*\.module\.css$/, lines: 110 },
  { kind: 'a schema file', files: /^src\/schemas\/.*\.ts$/, lines: 120 },
  {
    kind: 'a script',
    files:
      /^src\/(lib|elements|browser|client|content|features|instruments|sections|site|ui)\/.*\.ts$|\.(client|later)\.ts$/,
    lines: 150,
  },
];

/** At least half of all components must have fewer lines than this. */
const CALM = 60;

const linesOf = ({ text }: Source) => text.trimEnd().split('\n').length;

/** Finds files that have more lines than their kind may have; they should be split. */
export function checkCeiling(source: Source): Fault[] {
  const { file } = source;
  const ceiling = isAside(file) ? undefined : CEILINGS.find(({ files }) => files.test(file));
  const lines = linesOf(source);
  if (!ceiling || lines <= ceiling.lines) return [];
  const message = `${lines} lines; ${ceiling.kind} has at most ${ceiling.lines}`;
  return [{ file, line: ceiling.lines + 1, message }];
}

/** Checks that half of all component files are small, so that long ones stay the exception. */
export function checkHalfAreSmall(sources: Source[]): Fault[] {
  const components = sources.filter(
    ({ file }) =>
      /^src\/(ui|site|sections|instruments|features)\/.*\.tsx$/.test(file) && !isAside(file),
  );
  const small = components.filter((source) => linesOf(source) < CALM).length;
  if (small * 2 >= components.length) return [];
  const message = `only ${small} of ${components.length} components are under ${CALM} lines`;
  return [{ file: 'src', line: 1, message }];
}
