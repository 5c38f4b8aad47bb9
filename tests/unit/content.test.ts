import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { read } from '../../src/content/read/reader.ts';
import { sampleSite } from '../../src/gallery/content.ts';
import { cardData } from '../../src/page-builder/contact.ts';

const ENERGY = 'content/offers/industries/energy.yaml';
const project = mkdtempSync(join(tmpdir(), 'content-'));

for (const name of ['node_modules', 'media', 'packages'])
  symlinkSync(resolve(name), join(project, name));
for (const name of ['src', 'deploy', 'astro.config.ts', 'tsconfig.json', 'package.json']) {
  cpSync(name, join(project, name), { recursive: true });
}
/** Makes one change in a file of the copy, as an author would. */
function edit(file: string, from: string | RegExp, to: string) {
  const before = readFileSync(join(project, file), 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has nothing like ${from}`);
  writeFileSync(join(project, file), after);
}

/** Runs Astro in a copy with fresh content and these mistakes. */
function astro(command: string, mistakes: Mistake[]) {
  rmSync(join(project, 'content'), { recursive: true, force: true });
  cpSync('content', join(project, 'content'), { recursive: true });
  for (const [, file, from, to] of mistakes) {
    if (from) edit(file, from, to);
    else writeFileSync(join(project, file), to);
  }
  const bin = resolve('node_modules/astro/bin/astro.mjs');
  const plain = { NO_COLOR: '1', FORCE_COLOR: '0', ASTRO_TELEMETRY_DISABLED: '1' };
  const env = { ...process.env, NODE_ENV: 'production', ...plain };
  const run = spawnSync(process.execPath, [bin, command], { cwd: project, env, encoding: 'utf8' });
  const [head, ...lines] = (run.stdout + run.stderr).trim().split('\n');
  return { status: run.status, head, lines };
}

/**
 * The name of the mistake, its file, the text that is replaced, or none for a file that is new, the new text, and
 * the line that reports it, without the number of a line if that depends on the content.
 */
type Mistake = [name: string, file: string, from: string | RegExp | null, to: string, line: string];

/** A mistake only where the site is to be built. */
const ENDPOINT: Mistake = [
  'an endpoint without https, which works in npm run dev only',
  'content/site.yaml',
  /^claims:/m,
  'endpoint: http://localhost:8787/in\nclaims:',
  'content/site.yaml: endpoint: http://localhost:8787/in works in npm run dev only',
];

/**
 * One mistake for each stage: what is said of each kind of mistake is tested with the check itself, in
 * src/content/check.
 */
const OWN: Mistake[] = [
  [
    'a missing field',
    ENERGY,
    /(?<=^hero:\n) {2}title: .*\n/m,
    '',
    `${ENERGY}: hero.title: is missing`,
  ],
  [
    'a content file at a place nobody reads',
    'content/prices.yaml',
    null,
    'gold: 1\n',
    'content/prices.yaml: the site reads no file here; docs/add-a-page.md and docs/add-an-article.md say where files belong',
  ],
];

/** Mistakes that can be seen only by comparison with other files, once every file is valid by itself. */
const BESIDE_OTHERS: Mistake[] = [
  [
    'a dead link in the menu',
    'content/navigation.yaml',
    'href: /portfolio',
    'href: /protfolio',
    'content/navigation.yaml: groups[1].calls[1].href: /protfolio is not a page of this site',
  ],
  ENDPOINT,
];

describe.each([
  ['a file does not meet its schema', 'sync', OWN, [ENDPOINT]],
  ['files do not fit each other', 'build', BESIDE_OTHERS, []],
])('where %s, astro %s stops and says in one line', (_, command, mistakes, allowed) => {
  let run: ReturnType<typeof astro>;
  beforeAll(() => {
    run = astro(command, [...mistakes, ...allowed]);
  });

  test.each(mistakes)('%s', (_name, _file, _from, _to, line) => {
    const without = (text: string) => text.replace(/:\d+/, '');
    const found = run.lines.filter((text) => text.includes(line) || without(text).includes(line));
    expect(found, run.lines.join('\n')).toHaveLength(1);
  });

  test('and nothing more', () => {
    expect([run.status, run.head]).toEqual([1, 'The content needs mending:']);
    expect(run.lines).toHaveLength(mistakes.length);
    const places = run.lines.filter((line) => /^content\/\S+?:\d+: \S+: /.test(line));
    expect(places).toHaveLength(mistakes.filter(([, , from]) => from).length);
    expect(existsSync(join(project, 'dist/industries'))).toBe(false);
  });
});

describe('facts stand once', () => {
  const { cards } = read('contact', 'en');

  test('contact cards take address, number, place and hours from site.yaml', () => {
    const facts = cards.map((card) => cardData(card, sampleSite));
    expect(facts.map(({ kind, primary, href }) => [kind, primary, href])).toEqual([
      ['email', sampleSite.email, `mailto:${sampleSite.email}`],
      ['phone', sampleSite.phone.display, `tel:${sampleSite.phone.link}`],
      ['place', sampleSite.address.line, undefined],
      ['hours', sampleSite.hours.days, undefined],
    ]);
    expect(facts.at(-1)?.secondary).toBe(sampleSite.hours.time);
  });

  test('a contact card that gives its own line keeps it', () => {
    const [card] = cards;
    if (!card) throw new Error('there are no contact cards');
    const { primary, href } = cardData({ ...card, primary: 'The front desk' }, sampleSite);
    expect([primary, href]).toEqual(['The front desk', `mailto:${sampleSite.email}`]);
  });

  test('no other content file repeats them', () => {
    const { address, email, hours, messaging, outside, phone, social } = sampleSite;
    const facts = [
      email,
      phone.display,
      phone.link,
      hours.time,
      messaging.url,
      `${address.city}, ${address.country}`,
      ...Object.values(outside),
      ...social.map(({ url }) => url),
    ];
    const repeats = globSync('content/**/*.yaml', { exclude: ['content/site.yaml'] }).flatMap(
      (file) => {
        const source = readFileSync(file, 'utf8');
        return facts.filter((fact) => source.includes(fact)).map((fact) => `${file}: ${fact}`);
      },
    );
    expect(repeats).toEqual([]);
  });
});
