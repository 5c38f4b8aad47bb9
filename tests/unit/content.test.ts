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
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '../../src/content/check.ts';
import { describeFault } from '../../src/content/faults/fault.ts';
import { readContent } from '../../src/content/files.ts';
import { sampleSite } from '../../src/gallery/content.ts';
import { composeCard } from '../../src/layouts/compose/contact.ts';
import type { ContactPage } from '../../src/schemas/contact-page.ts';

const ENERGY = 'content/offers/industries/energy.yaml';
const project = mkdtempSync(join(tmpdir(), 'content-'));

for (const name of ['node_modules', 'media', 'packages'])
  symlinkSync(resolve(name), join(project, name));
for (const name of ['src', 'deploy', 'astro.config.ts', 'tsconfig.json', 'package.json']) {
  cpSync(name, join(project, name), { recursive: true });
}
function freshContent() {
  rmSync(join(project, 'content'), { recursive: true, force: true });
  cpSync('content', join(project, 'content'), { recursive: true });
}
beforeEach(freshContent);

/** Makes one change in a file of the copy, as an author would. */
function edit(file: string, from: string | RegExp, to: string) {
  const before = readFileSync(join(project, file), 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has nothing like ${from}`);
  writeFileSync(join(project, file), after);
}

/** Runs Astro in the copy, and returns everything it printed. */
function astro(command: string) {
  const bin = resolve('node_modules/astro/bin/astro.mjs');
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' };
  const run = spawnSync(process.execPath, [bin, command], { cwd: project, env, encoding: 'utf8' });
  return { status: run.status, output: run.stdout + run.stderr };
}

describe('the build stops and names file and field', () => {
  test('where a file does not meet its schema', () => {
    edit(ENERGY, /(?<=^hero:\n) {2}title: .*\n/m, '');
    edit(ENERGY, /^name: /m, 'colour: blue\nname: ');
    const { status, output } = astro('sync');
    expect(status).toBe(1);
    expect(output).toMatch(
      /^content\/offers\/industries\/energy\.yaml:\d+: hero\.title: is missing/m,
    );
    expect(output).toMatch(
      /^content\/offers\/industries\/energy\.yaml:1: colour: there is no field/m,
    );
  });

  test('where files do not fit each other', () => {
    edit(ENERGY, /^related: .*/m, 'related: [/solutions/real-estate, /solutions/nowhere]');
    edit(ENERGY, /^name: /m, 'aliases: [/contact]\nname: ');
    edit(ENERGY, '    name: energy', '    name: enrgy');
    const { status, output } = astro('build');
    expect(status).not.toBe(0);
    const [head, ...lines] = output.trim().split('\n');
    expect(head).toBe('The content needs mending:');
    expect(lines.map((line) => line.replace(/:\d+/, '')).sort()).toEqual([
      expect.stringContaining(`${ENERGY}: aliases[0]: /contact already belongs to`),
      `${ENERGY}: hero.backgroundImage.name: media/reliefs has no picture named enrgy; did you mean energy?`,
      expect.stringContaining(`${ENERGY}: related[1]: /solutions/nowhere is not a page`),
    ]);
    expect(existsSync(join(project, 'dist/industries'))).toBe(false);
  });
});

/**
 * The name of the mistake, its file, the text that is replaced and the new text, and the line that reports
 * it.
 */
type Mistake = [name: string, file: string, from: string | RegExp, to: string, line: string];

/** Mistakes that can be seen in their own file. */
const OWN: Mistake[] = [
  [
    'a missing field',
    ENERGY,
    /(?<=^hero:\n) {2}title: .*\n/m,
    '',
    `${ENERGY}: hero.title: is missing`,
  ],
  [
    'an unknown key',
    ENERGY,
    /^name: /m,
    'colour: blue\nname: ',
    `${ENERGY}: colour: there is no field “colour” here`,
  ],
];

/**
 * Mistakes that can be seen only by comparison with other files, which happens once every file is valid by
 * itself.
 */
const BESIDE_OTHERS: Mistake[] = [
  [
    'a dead related link',
    ENERGY,
    /^related: .*/m,
    'related: [/solutions/real-estate, /solutions/nowhere]',
    `${ENERGY}: related[1]: /solutions/nowhere is not a page of this site`,
  ],
  [
    'a dead link in the menu',
    'content/navigation.yaml',
    'href: /portfolio',
    'href: /protfolio',
    'content/navigation.yaml: groups[1].calls[1].href: /protfolio is not a page of this site',
  ],
  [
    'a missing picture',
    'content/pages/not-found.yaml',
    'name: not-found',
    'name: lost',
    'content/pages/not-found.yaml: backgroundImage.name: media/reliefs has no picture named lost',
  ],
  [
    'an alias that is another page',
    ENERGY,
    /^name: /m,
    'aliases: [/industries/entrepreneurs]\nname: ',
    'content/offers/industries/energy.yaml: aliases[0]: /industries/entrepreneurs already belongs to content/offers/industries/entrepreneurs.yaml',
  ],
  [
    'an outside link without a key',
    'content/pages/contact.yaml',
    'outside:messaging',
    'outside:chat',
    'call.href: content/site.yaml has no outside link named "chat"',
  ],
  [
    'a page that is both published and to come',
    'content/pending.yaml',
    'toCome: []\n',
    'toCome:\n  - /industries/energy\n',
    `content/pending.yaml: toCome[0]: /industries/energy stands already, in ${ENERGY}; take this line away`,
  ],
];

describe('one mistake, one line', () => {
  const faults = () =>
    checkContent(project).faults.map(({ line, ...fault }) => describeFault(fault));

  test('the content as it stands has none', () => {
    expect(faults()).toEqual([]);
  });

  // Each run reads all content, so mistakes that do not hide each other are made together.
  describe.each([
    ['in a file', OWN],
    ['between files', BESIDE_OTHERS],
  ])('%s', (_, mistakes) => {
    let found: string[];
    beforeAll(() => {
      freshContent();
      for (const [, file, from, to] of mistakes) edit(file, from, to);
      found = faults();
    });

    test.each(mistakes)('%s', (_name, _file, _from, _to, line) => {
      expect(found.filter((fault) => fault.includes(line))).toHaveLength(1);
    });

    test('and no line more', () => {
      expect(found).toHaveLength(mistakes.length);
    });
  });

  test('an endpoint without https, once the site is to be built', () => {
    edit('content/site.yaml', /^claims:/m, 'endpoint: http://localhost:8787/in\nclaims:');
    expect(faults()).toEqual([]);
    expect(checkContent(project, true).faults.map(describeFault)).toEqual([
      expect.stringMatching(
        /^content\/site\.yaml:\d+: endpoint: http:\/\/localhost:8787\/in works in npm run dev only; .* https:\/\//,
      ),
    ]);
  });

  test('a content file at a place nobody reads', () => {
    writeFileSync(join(project, 'content/prices.yaml'), 'gold: 1\n');
    expect(faults()).toEqual(['content/prices.yaml: no schema knows a file at this place']);
  });
});

describe('facts stand once', () => {
  const { cards } = readContent('content/pages/contact.yaml').data as ContactPage;

  test('contact cards take address, number, place and hours from site.yaml', () => {
    const facts = cards.map((card) => composeCard(card, sampleSite));
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
    const { primary, href } = composeCard({ ...card, primary: 'The front desk' }, sampleSite);
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
