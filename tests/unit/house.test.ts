import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCeiling, checkHalfAreSmall } from '../../scripts/house/ceilings.ts';
import { checkCircles } from '../../scripts/house/circles.ts';
import { checkCitations, checkCitedRules } from '../../scripts/house/citations.ts';
import { checkClasses } from '../../scripts/house/classes.ts';
import { checkCopy } from '../../scripts/house/copy.ts';
import { checkDocstrings } from '../../scripts/house/docstrings.ts';
import { printFault } from '../../scripts/house/fault.ts';
import { checkContentFiles, checkFolders } from '../../scripts/house/folders.ts';
import { checkImports } from '../../scripts/house/imports.ts';
import { checkNames } from '../../scripts/house/names.ts';
import { checkPins } from '../../scripts/house/pins.ts';
import { checkShared } from '../../scripts/house/shared.ts';
import { checkStyles } from '../../scripts/house/styles.ts';
import { checkTokens, readTokens } from '../../scripts/house/tokens.ts';
import { checkWords } from '../../scripts/house/words.ts';

const CARD = 'src/ui/Card/Card.tsx';
const CSS = 'src/ui/Card/Card.module.css';
const lines = (count: number) => 'x\n'.repeat(count);

test('a fault prints as file:line: message', () => {
  expect(printFault({ file: CARD, line: 3, message: 'why' })).toBe(`${CARD}:3: why`);
});

describe('imports', () => {
  const faultsOf = (file: string, text: string) => checkImports({ file, text });

  test.each([
    ['a primitive imports a section', CARD, "import { Hero } from '../../sections/Hero/Hero.tsx';"],
    ['the alias leads up', CARD, "import { Header } from '~/site/Header/Header.tsx';"],
    ['a re-export leads up', 'src/lib/a.ts', "export { Card } from '../ui/Card/Card.tsx';"],
    ['a dynamic import leads up', 'src/lib/a.ts', "const a = import('../ui/Card/Card.tsx');"],
    ['a section imports another', 'src/sections/A/A.tsx', "import { B } from '../B/B.tsx';"],
    ['a section imports the header', 'src/sections/A/A.tsx', "import { B } from '~/site/B/B.tsx';"],
    [
      'a schema imports a component',
      'src/schemas/a.ts',
      "import { Card } from '~/ui/Card/Card.tsx';",
    ],
    [
      'lib takes a value from a schema',
      'src/lib/a.ts',
      "import { text } from '../schemas/text.ts';",
    ],
    ['a type travels with a value', 'src/lib/a.ts', "import { type A, b } from '../schemas/a.ts';"],
    [
      'the client imports a component',
      'src/runtime/a.ts',
      "import { Card } from '~/ui/Card/Card.tsx';",
    ],
    [
      'an example of a primitive shows a section',
      'src/ui/A/A.examples.ts',
      "import { B } from '~/sections/B/B.tsx';",
    ],
    ['a primitive leaves src/', CARD, "import { port } from '../../../scripts/serve.ts';"],
    ['a room nobody knows', 'src/utils/a.ts', ''],
    [
      'a schema takes logic of a feature',
      'src/schemas/a.ts',
      "import { a } from '../features/a/a.ts';",
    ],
    [
      'content takes a component',
      'src/content/a.ts',
      "import { Card } from '../ui/Card/Card.tsx';",
    ],
  ])('refuses: %s', (_, file, text) => {
    expect(faultsOf(file, text)).toHaveLength(1);
  });

  test('refuses in the script of an .astro file, on its own line', () => {
    const text = "---\n\nimport Page from '../pages/index.astro';\n---\n<main />\n";
    expect(faultsOf('src/layouts/Document.astro', text)).toMatchObject([{ line: 3 }]);
  });

  test.each([
    [
      'a section uses a primitive',
      'src/sections/A/A.tsx',
      "import { Card } from '~/ui/Card/Card.tsx';",
    ],
    ['a section has parts', 'src/sections/A/A.tsx', "import { B } from './B.tsx';"],
    [
      'the registry knows all sections',
      'src/sections/registry.ts',
      "import { A } from './A/A.tsx';",
    ],
    ['a type comes from a schema', CARD, "import type { Icon } from '../../schemas/icon.ts';"],
    [
      'the client starts a counter',
      'src/runtime/a.ts',
      "import { a } from '~/ui/Counter/CountUp.client.ts';",
    ],
    [
      'the gallery shows everything',
      'src/gallery/a.ts',
      "import { A } from '../sections/A/A.tsx';",
    ],
    [
      'examples use the gallery',
      'src/ui/A/A.examples.ts',
      "import { longest } from '~/gallery/longest.ts';",
    ],
    [
      'a schema takes what a feature lets choose',
      'src/schemas/a.ts',
      "import { SIZES } from '../features/a/choices.ts';",
    ],
    ['packages are nobody’s room', CARD, "import { useId } from 'react';"],
    [
      'a test imports what it tests',
      'src/ui/A/A.test.tsx',
      "import { A } from '~/sections/A/A.tsx';",
    ],
  ])('allows: %s', (_, file, text) => {
    expect(faultsOf(file, text)).toEqual([]);
  });
});

describe('circles', () => {
  const faultsOf = (files: Record<string, string>) =>
    checkCircles(Object.entries(files).map(([file, text]) => ({ file, text })));

  test.each([
    ['values', "import { a } from './a.ts';"],
    ['types', "import type { A } from './a.ts';"],
    ['a re-export', "export { a } from './a.ts';"],
    ['a later import', "const a = () => import('./a.ts');"],
  ])('refuses a way back by %s, and says it', (_, back) => {
    const faults = faultsOf({
      'src/lib/a.ts': "\nimport { b } from './b.ts';",
      'src/lib/b.ts': "import { c } from '~/lib/c.ts';",
      'src/lib/c.ts': back,
      'src/lib/user.ts': "import { a } from './a.ts';",
    });
    const way = 'src/lib/a.ts → src/lib/b.ts → src/lib/c.ts → src/lib/a.ts';
    expect(faults).toMatchObject([{ file: 'src/lib/a.ts', line: 2 }]);
    expect(faults[0]?.message).toContain(way);
  });

  test('refuses a file that imports itself, and two circles one by one', () => {
    const self = "import { a } from './a.ts';";
    expect(faultsOf({ 'src/a.ts': self })).toHaveLength(1);
    expect(faultsOf({ 'src/a.ts': self, 'src/lib/a.ts': self })).toHaveLength(2);
  });

  test('allows two ways to one file', () => {
    const files = {
      'src/a.ts': "import './b.ts';\nimport './c.ts';",
      'src/b.ts': "import './c.ts';",
      'src/c.ts': "import 'react';\nimport './c.css';",
    };
    expect(faultsOf(files)).toEqual([]);
  });
});

describe('shared rooms', () => {
  const faultsOf = (files: Record<string, string>) =>
    checkShared(Object.entries(files).map(([file, text]) => ({ file, text })));
  const use = "import { a } from '~/lib/a.ts';";

  test('what only one folder uses lies there, whoever tests it', () => {
    const files = { 'src/lib/a.ts': '', 'src/ui/A/A.tsx': use, 'src/ui/A/B.tsx': use };
    expect(faultsOf({ ...files, 'src/ui/B/B.test.tsx': use })).toMatchObject([
      { file: 'src/lib/a.ts', message: 'only src/ui/A uses it, and it belongs there' },
    ]);
    expect(faultsOf({ ...files, 'src/ui/B/B.tsx': use })).toEqual([]);
  });

  test('what one folder uses of its own room is its own', () => {
    expect(faultsOf({ 'src/ui/A/a.ts': '', 'src/ui/A/A.tsx': "import './a.ts';" })).toEqual([]);
  });

  test('formats import no package', () => {
    const useId = "\nimport { useId } from 'react';";
    expect(faultsOf({ 'src/lib/a.ts': useId })).toMatchObject([{ file: 'src/lib/a.ts', line: 2 }]);
    expect(faultsOf({ 'src/runtime/browser/a.ts': useId })).toEqual([]);
  });
});

describe('docstrings', () => {
  const faultsOf = (text: string, file = CARD) => checkDocstrings({ file, text });

  test.each([
    'export function Card() {}',
    'export const card = () => 1;',
    '// no docstring\nexport function Card() {}',
    '/** Too far up. */\n\nexport function Card() {}',
    'export default function card() {}',
  ])('refuses %j', (text) => {
    expect(faultsOf(text)).toHaveLength(1);
  });

  test('allows documented, private and non-function statements, and tests', () => {
    expect(faultsOf('/** A box. */\nexport function Card() {}\nfunction part() {}')).toEqual([]);
    expect(faultsOf('export const SIZES = [1, 2];\nexport interface Props { a: string }')).toEqual(
      [],
    );
    expect(faultsOf('export const examples = () => 1;', 'src/ui/Card/Card.examples.ts')).toEqual(
      [],
    );
  });
});

describe('names', () => {
  const faultsOf = (text: string, file = CARD) => checkNames({ file, text });

  test.each([
    'export const STIRS = 1;',
    'export interface UnsentLetter { a: string }',
    'export function Said() {}',
    'export const plainWay = 1;',
    'export class LineScribe {}',
  ])('refuses %j, on its line', (text) => {
    expect(faultsOf(`\n${text}`)).toMatchObject([{ file: CARD, line: 2 }]);
  });

  test.each(['src/lib/plain-way.ts', 'src/ui/Said/Said.module.css', 'src/runtime/furniture.ts'])(
    'refuses the file %s',
    (file) => expect(faultsOf('', file)).toHaveLength(1),
  );

  test.each([
    'export const describe = 1;',
    'export const plainText = 1;',
    'const said = 1;',
    "export { stirs } from './a.ts';",
    'export default 1;',
  ])('allows %j', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

describe('words', () => {
  const faultsOf = (jsx: string, file = CARD) => checkWords({ file, text: `const a = ${jsx};` });

  test.each([
    '<p>Read more</p>',
    "<p>{'Read more'}</p>",
    '<>{`More`}</>',
    '<p>اقرأ</p>',
    '<a aria-label="Menu" />',
    '<img alt="A well" />',
    '<path fill="#19d3c5" />',
    '<path stroke="red" />',
  ])('refuses %s', (jsx) => {
    expect(faultsOf(jsx)).toHaveLength(1);
  });

  test.each([
    '<p>{text}</p>',
    '<p> · {a} – </p>',
    '<img alt="" />',
    '<path fill="currentColor" />',
  ])('allows %s', (jsx) => {
    expect(faultsOf(jsx)).toEqual([]);
  });

  test('leaves examples alone', () => {
    expect(faultsOf('<p>Sample</p>', 'src/ui/Card/Card.examples.tsx')).toEqual([]);
  });
});

describe('styles', () => {
  const faultsOf = (css: string, file = CSS) => checkStyles({ file, text: css });
  const inLayer = (declaration: string) => faultsOf(`@layer ui { .a { ${declaration} } }`);

  test.each([
    'left: 0',
    'top: 0',
    'margin-left: 1rem',
    'padding-right: 1rem',
    'border-left: 1px solid',
    'border-top-right-radius: 1rem',
    'text-align: left',
    'float: right',
    'color: #fff',
    'color: white',
    'background: linear-gradient(red, transparent)',
    'background: rgb(0 0 0 / 50%)',
    '--shade: oklch(50% 0 0)',
    'color: LinkText',
    'animation-timeline: view(block 0px 10%)',
    'animation: fade linear view()',
  ])('refuses %s', (declaration) => {
    expect(inLayer(declaration)).toHaveLength(1);
  });

  test.each([
    'inset-block-start: 0',
    'margin-inline-start: 1rem',
    'text-align: start',
    'color: transparent',
    'color: currentColor',
    'color: var(--raw-sand-light)',
    'background: color-mix(in oklab, var(--ground) 50%, transparent)',
    'background: url("red.svg#fff")',
    'animation-name: tan',
    'animation-timeline: --piece',
    'animation-timeline: scroll(root)',
    'rotate: calc(tan(1) * 1deg)',
    'inline-size: 10rem',
    'width: 10rem',
  ])('allows %s', (declaration) => {
    expect(inLayer(declaration)).toEqual([]);
  });

  test('allows system colours where the visitor chose the colours', () => {
    const css = '@layer ui { @media (forced-colors: active) { .a { color: LinkText } } }';
    expect(faultsOf(css)).toEqual([]);
  });

  test('refuses rules outside the layer of their folder', () => {
    expect(faultsOf('.a { color: inherit }')).toMatchObject([
      { message: 'must be inside @layer ui' },
    ]);
    expect(faultsOf('@layer site { .a { color: inherit } }')).toHaveLength(1);
    expect(faultsOf('@layer { a { color: inherit } }', 'src/styles/base.css')).toHaveLength(1);
  });

  test('leaves raw colours to the tokens', () => {
    const css = '@layer tokens { :root { --raw-night: #071a20 } }';
    expect(faultsOf(css, 'src/styles/tokens.css')).toEqual([]);
    expect(faultsOf(css, 'src/styles/base.css')).toHaveLength(1);
  });
});

describe('tokens', () => {
  const theme = `@layer tokens {
    :root {
      --space-4: 1rem; --inset: clamp(1rem, 0.5rem + 2vw, 2rem); --size-text: 1.0625rem;
      --corner: 4px; --channel-thin: 2px; --swift: 160ms;
    }
    @media print { :root { --space-4: 9rem; } }
  }`;
  const tokens = readTokens({ file: 'src/styles/tokens.css', text: theme });
  const faultsOf = (declaration: string, file = CSS) =>
    checkTokens({ file, text: `@layer ui { .a { ${declaration} } }` }, tokens);

  test.each([
    ['gap: 1rem', '--space-4'],
    ['padding: 0 16px', '--space-4'],
    ['margin-block: 3px 0.95rem', '--space-4'],
    ['margin-inline-start: calc(-1 * 1rem)', '--space-4'],
    ['padding: clamp(1rem, 0.5rem + 2.1vw, 2rem)', '--inset'],
    ['border: 2px solid var(--line)', '--channel-thin'],
    ['outline-offset: -2px', '--channel-thin'],
    ['block-size: 2px', '--channel-thin'],
    ['transition: opacity 160ms', '--swift'],
    ['font-size: 3rem', 'tokens.css'],
    ['font-size: clamp(1rem, 2vw, 3rem)', 'tokens.css'],
    ['letter-spacing: 0.1em', 'tokens.css'],
    ['border-end-start-radius: 7px', 'tokens.css'],
  ])('refuses %s and names %s', (declaration, name) => {
    expect(faultsOf(declaration)).toMatchObject([{ line: 1 }]);
    expect(faultsOf(declaration)[0]?.message).toContain(name);
  });

  test.each([
    'gap: var(--space-4)',
    'padding: 0 1px',
    'padding: 9rem',
    'margin: 3%',
    'padding: clamp(1rem, 4rem + 2vw, 5rem)',
    'border: 1px solid var(--line)',
    'border-radius: 50%',
    'font-size: 0.9em',
    'font-size: inherit',
    'inline-size: 40ch',
    'min-block-size: 100vh',
    'grid-template-columns: 1rem 1fr',
  ])('allows %s', (declaration) => {
    expect(faultsOf(declaration)).toEqual([]);
  });

  test('leaves the tokens themselves alone', () => {
    expect(faultsOf('font-size: 3rem', 'src/styles/tokens.css')).toEqual([]);
  });
});

describe('classes', () => {
  const styles = [{ file: CSS, text: '@layer ui { .card:not(.large) > a[href$=".pdf"] { } }' }];
  const faultsOf = (jsx: string) =>
    checkClasses([{ file: CARD, text: `import styles from './Card.module.css';\n${jsx}` }], styles);

  test.each(['styles.card', 'styles.large', 'styles[size]', 'other.pdf'])('takes %s', (name) => {
    expect(faultsOf(`const card = <p className={${name}} />;`)).toEqual([]);
  });

  test.each(['styles.small', 'styles.pdf'])('refuses %s, on its line', (name) => {
    expect(faultsOf(`const card = <p className={${name}} />;`)).toMatchObject([
      { file: CARD, line: 2 },
    ]);
  });
});

describe('ceilings', () => {
  test.each([
    ['src/ui/A/A.tsx', 120],
    ['src/pages/index.astro', 60],
    ['src/layouts/Document.astro', 120],
    ['src/ui/A/A.module.css', 110],
    ['src/sections/A/A.island.tsx', 150],
    ['src/schemas/a.ts', 120],
    ['src/lib/a.ts', 150],
    ['src/runtime/browser/a.ts', 150],
    ['src/sections/A/a.ts', 150],
    ['src/runtime/a.ts', 150],
    ['src/ui/A/A.client.ts', 150],
  ])('%s has at most %i lines', (file, ceiling) => {
    expect(checkCeiling({ file, text: lines(ceiling) })).toEqual([]);
    expect(checkCeiling({ file, text: lines(ceiling + 1) })).toHaveLength(1);
  });

  test('half of all components are small', () => {
    const small = { file: 'src/ui/A/A.tsx', text: lines(59) };
    const big = { file: 'src/ui/B/B.tsx', text: lines(60) };
    expect(checkHalfAreSmall([small, big])).toEqual([]);
    expect(checkHalfAreSmall([small, big, big])).toHaveLength(1);
  });
});

describe('folders', () => {
  const whole = [
    'Card.tsx',
    'Card.module.css',
    'Card.examples.ts',
    'Card.test.tsx',
    'CardPart.tsx',
    'card-size.ts',
    'card-size.test.ts',
    'sizes.ts',
  ];
  const inCard = (parts: string[]) => checkFolders(parts.map((part) => `src/ui/Card/${part}`));

  test('a component has its examples beside it', () => {
    expect(inCard(whole)).toEqual([]);
    expect(inCard(['Card.module.css'])).toHaveLength(2);
  });

  test('nothing else lies in its folder', () => {
    expect(inCard([...whole, 'helpers.ts'])).toHaveLength(1);
    expect(inCard([...whole, 'index.ts'])).toHaveLength(1);
    expect(inCard([...whole, 'cardSize.ts'])).toHaveLength(1);
  });

  test('content/ holds content', () => {
    const files = ['content/site.yaml', 'content/articles/a.md', 'content/a.ts', 'content/a.json'];
    expect(checkContentFiles(files).map(({ file }) => file)).toEqual([
      'content/a.ts',
      'content/a.json',
    ]);
  });
});

describe('citations', () => {
  const faultsOf = (text: string) => checkCitations({ file: CARD, text });

  test.each([
    '/** The footer (spec section 2, Footer). */',
    ' * what the spec says',
    "# The spec's own links",
    '- Spec gives four weeks',
    '/** A box (DESIGN.md, One bend per box). */',
    'see STACK-2.md',
    '- source: company specification, home page',
    'The specification wants one document across clicks.',
    "/** A run of words (the third issue's rule). */",
    '// as issue 5 asks',
    '/** Template part 3. */',
  ])('refuses %j', (text) => {
    expect(faultsOf(`\n${text}`)).toMatchObject([{ file: CARD, line: 2 }]);
  });

  test.each([
    '/** The footer (docs/site-rules.md#menus). */',
    '// RFC 9110 section 14.1.2',
    'tests/browser/menu.spec.ts holds it',
    "const spec = SPEC['a'];",
    'https://html.spec.whatwg.org/#the-style-element',
    'to issue 500 shares',
  ])('allows %j', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  test('a rule that is cited stands there', () => {
    const text = '// docs/site-rules.md#contact-form\n// docs/site-rules.md#contact';
    const rules = '# Rules\n\n## Contact form\n\nIt asks.\n';
    expect(checkCitedRules({ file: CARD, text }, rules)).toMatchObject([{ file: CARD, line: 2 }]);
  });
});

/** What Biome reports, with this repository's settings, on a source text as if it were in `file`. */
function biome(file: string, source: string): string {
  const root = mkdtempSync(join(tmpdir(), 'house-'));
  const { vcs: _, ...settings } = JSON.parse(readFileSync('biome.json', 'utf8'));
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, 'biome.json'), JSON.stringify(settings));
  writeFileSync(join(root, file), source);
  const args = ['lint', '--colors=off', '--error-on-warnings'];
  const run = spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: root, encoding: 'utf8' });
  return run.status === 0 ? 'no fault' : run.stderr;
}

describe('rules that Biome holds', () => {
  test.each([
    [
      'a default export',
      CARD,
      'export default function Card() {\n  return null;\n}\n',
      'noDefaultExport',
    ],
    ['a barrel file', 'src/ui/index.ts', "export { a } from './a.ts';\n", 'noBarrelFile'],
    [
      'a bare biome-ignore',
      'src/lib/a.ts',
      '// biome-ignore lint/suspicious/noDebugger\ndebugger;\n',
      'suppressions/parse',
    ],
  ])('refuses %s', (_, file, source, rule) => {
    expect(biome(file, source)).toContain(rule);
  });
});

describe('copy', () => {
  const content = [{ file: 'content/a.yaml', text: 'title: A well that\n  feeds nine gardens' }];
  const faultsOf = (text: string) => checkCopy([{ file: 'tests/a.spec.ts', text }], content);

  test('a sentence of the content is not repeated in a test', () => {
    expect(faultsOf("\n\nexpect('that feeds nine gardens');")).toEqual([
      {
        file: 'tests/a.spec.ts',
        line: 3,
        message: '"that feeds nine gardens" stands in content/a.yaml: read it from there',
      },
    ]);
    expect(faultsOf('expect(/that feeds nine gardens/i)')).toHaveLength(1);
  });

  test('a word, an address and a sentence of its own are a test’s', () => {
    expect(faultsOf("['gardens', 'content/a.yaml', 'a spring that feeds one garden']")).toEqual([]);
  });
});

describe('pinned packages', () => {
  const faultsOf = (manifest: object) =>
    checkPins({ file: 'package.json', text: JSON.stringify(manifest, null, 2) });

  test.each(['^1.0.0', '~1.0.0', '1.x', '*', 'latest', '>=1.0.0', 'npm:b@^1.0.0', 'github:a/b'])(
    '%s',
    (version) => {
      expect(faultsOf({ dependencies: { a: '1.0.0', b: version } })).toMatchObject([{ line: 4 }]);
      expect(faultsOf({ devDependencies: { b: version } })).toHaveLength(1);
    },
  );

  test('an exact version is, and what Node the site needs is no package', () => {
    const dependencies = { a: '1.0.0-beta.2', b: 'npm:@a/b@7.0.2' };
    expect(faultsOf({ engines: { node: '>=20' }, dependencies })).toEqual([]);
  });
});
