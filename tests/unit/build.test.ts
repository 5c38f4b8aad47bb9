import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildSite, type Target } from '../../scripts/build/build.ts';
import { fingerprint } from '../../scripts/build/inputs.ts';
import { takeLock } from '../../scripts/build/lock.ts';
import { isCurrent } from '../../scripts/build/stamp.ts';
import { until } from './until.ts';

let root: string;
const at = (path: string) => join(root, path);
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'falaj-build-'));
});

describe('the fingerprint of what goes into a build', () => {
  const JULY = new Date('2026-07-15T12:00:00Z');
  const take = (env = {}, now = JULY) => fingerprint(root, env, now);
  beforeEach(() => {
    write('content/pages/about.yaml', 'title: About us');
    write('media/logo.svg', '<svg/>');
    write('astro.config.ts', 'export default {}');
    write('node_modules/.package-lock.json', '{"astro":"7"}');
  });

  it.each<[string, () => void]>([
    [
      'a change that leaves size and time as they were',
      () => {
        const { atime, mtime } = statSync(at('content/pages/about.yaml'));
        write('content/pages/about.yaml', 'title: About me');
        utimesSync(at('content/pages/about.yaml'), atime, mtime);
      },
    ],
    ['a file that is gone', () => rmSync(at('media/logo.svg'))],
    ['a file of another name', () => renameSync(at('media/logo.svg'), at('media/mark.svg'))],
    ['a new file', () => write('src/pages/new.astro', '')],
    ['a new kind of configuration', () => write('.env', 'A=1')],
    ['other packages', () => write('node_modules/.package-lock.json', '{"astro":"8"}')],
  ])('sees %s', (_, change) => {
    const before = take();
    change();
    expect(take()).not.toBe(before);
  });

  it('sees another address of the site, copies that were made for tests, and another month', () => {
    expect(take({ SITE_ORIGIN: 'https://www.example.com' })).not.toBe(take());
    expect(take({ QUICK_COPIES: '1' })).not.toBe(take());
    expect(take({}, new Date('2026-08-01T00:00:00Z'))).not.toBe(take());
    expect(take({ HOME: '/elsewhere' }, new Date('2026-07-31T00:00:00Z'))).toBe(take());
  });

  it.each<[string, () => void]>([
    ['a file that was only touched', () => utimesSync(at('media/logo.svg'), 1, 1)],
    ['a test', () => write('src/lib/slug.test.ts', 'test()')],
    ['a guide', () => write('docs/deploy.md', '# Deploy')],
    ['what was built', () => write('dist/index.html', '<p>')],
    ['a cache', () => write('.cache/share/a.jpg', 'x')],
  ])('does not mind %s', (_, change) => {
    const before = take();
    change();
    expect(take()).toBe(before);
  });
});

/**
 * A program in place of Astro that writes one page and the files beside it. It can be told to do so slowly,
 * or to stop before its end.
 */
const PROGRAM = `
import { mkdirSync, writeFileSync } from 'node:fs';
const [, , word, mode, , dir] = process.argv;
mkdirSync(dir + '-hosts', { recursive: true });
mkdirSync(dir, { recursive: true });
writeFileSync(dir + '/index.html', word);
console.log('12:00:00 [WARN] [pages] one\\nand its second line\\n12:00:01 [build] Complete!');
if (mode === 'fail') {
  console.error('12:00:00 [ERROR] the first\\n  of two lines');
  process.exit(1);
}
// Ends with the process that started it, so that no test leaves it running.
const parent = process.ppid;
if (mode === 'hang') setInterval(() => process.ppid === parent || process.exit(), 200);
`;

const target = (word: string, mode = 'finish'): Target => ({
  dir: at('dist'),
  program: [at('program.mjs'), word, mode],
  inputs: () => word,
  lock: at('.cache/build.lock'),
});
const page = () => readFileSync(at('dist/index.html'), 'utf8');
const leftovers = () => readdirSync(root).filter((name) => /next|former/.test(name));

describe('a build', () => {
  beforeEach(() => write('program.mjs', PROGRAM));

  it('takes the place of the one before it, and says what it made', async () => {
    await buildSite(target('one'));
    write('dist/old.html', 'a page of before');
    const built = await buildSite(target('two'));
    expect(page()).toBe('two');
    expect(existsSync(at('dist/old.html'))).toBe(false);
    expect(built).toEqual({
      pages: 1,
      warnings: [expect.stringMatching(/one\nand its second line$/)],
    });
    expect(leftovers()).toEqual([]);
  });

  it('is current until an input changes, or a file of it', async () => {
    expect(isCurrent(at('dist'), 'one')).toBe(false);
    await buildSite(target('one'));
    expect(isCurrent(at('dist'), 'one')).toBe(true);
    expect(isCurrent(at('dist'), 'two')).toBe(false);
    write('dist/index.html', '');
    expect(isCurrent(at('dist'), 'one')).toBe(false);
  });

  it('that fails says all that the program said, and leaves the last good one', async () => {
    await buildSite(target('one'));
    await expect(buildSite(target('two', 'fail'))).rejects.toThrow(
      /\[ERROR\] the first\n {2}of two lines\n\nThe build failed\. dist\/ still holds the last good one\./,
    );
    expect(page()).toBe('one');
    expect(isCurrent(at('dist'), 'one')).toBe(true);
    expect(leftovers()).toEqual([]);
    await buildSite(target('three'));
    expect(page()).toBe('three');
  });

  it('that was cut short in the middle of the switch is undone by the next one', async () => {
    await buildSite(target('one'));
    renameSync(at('dist'), at('dist-former'));
    renameSync(at('dist-hosts'), at('dist-former-hosts'));
    write('dist-next-1/index.html', 'half');
    await expect(buildSite(target('two', 'fail'))).rejects.toThrow('last good');
    expect(page()).toBe('one');
    expect(isCurrent(at('dist'), 'one')).toBe(false);
    expect(leftovers()).toEqual([]);
  });
});

describe('two builds at once', () => {
  /** Starts a process that builds and never ends by itself. Resolves once it is building. */
  async function startHanging() {
    write('program.mjs', PROGRAM);
    const options = JSON.stringify({ ...target('two', 'hang'), inputs: undefined });
    const report = JSON.stringify(resolve('scripts/build/report.ts'));
    write(
      'hang.mjs',
      `import { buildAndReport } from ${report};
       process.exitCode = (await buildAndReport({ ...${options}, inputs: () => 'two' })) ? 0 : 1;`,
    );
    const child = spawn(process.execPath, [at('hang.mjs')], { stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const closed = once(child, 'exit');
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const begun = () => readdirSync(root).some((name) => /^dist-next-\d+$/.test(name));
    await until(() => expect(begun()).toBe(true));
    return { child, closed, output: () => output };
  }

  it('do not get in each other’s way: the second is told which process to wait for', async () => {
    const { child } = await startHanging();
    await expect(buildSite(target('three'))).rejects.toThrow(`(process ${child.pid})`);
    expect(leftovers()).not.toEqual([]);
  }, 20_000);

  it('are one again when the first was killed', async () => {
    const { child, closed } = await startHanging();
    child.kill('SIGKILL');
    await closed;
    await buildSite(target('three'));
    expect(page()).toBe('three');
    expect(leftovers()).toEqual([]);
  }, 20_000);

  it('stand in the way of nobody when the first is stopped, which leaves the last good one', async () => {
    write('program.mjs', PROGRAM);
    await buildSite(target('one'));
    const { child, closed, output } = await startHanging();
    child.kill('SIGTERM');
    expect(await closed).toEqual([1, null]);
    expect(output()).toMatch(/^The build was stopped\. dist\/ still holds the last good one\.$/m);
    expect(page()).toBe('one');
    expect(leftovers()).toEqual([]);
    takeLock(at('.cache/build.lock'))();
  }, 20_000);
});
