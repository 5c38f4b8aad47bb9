import { expect, test } from 'vitest';
import { runStep } from '../../scripts/test/run.ts';
import { schedule } from '../../scripts/test/schedule.ts';
import { STEPS, type Step } from '../../scripts/test/steps.ts';

/** Steps that end when the test tells them to. */
function stage(steps: Omit<Step, 'command'>[], slots = 2) {
  const running = new Map<string, (ok: boolean) => void>();
  const done = schedule(
    steps.map((step) => ({ command: [], ...step })),
    slots,
    ({ name }) => new Promise((resolve) => running.set(name, resolve)),
  );
  return {
    done,
    running: () => [...running.keys()],
    async end(name: string, ok = true) {
      running.get(name)?.(ok);
      running.delete(name);
      await new Promise(setImmediate);
    },
  };
}

test('two slots are taken as long as anything can run in them', async () => {
  const { running, end, done } = stage([
    { name: 'build' },
    { name: 'pages', needs: ['build'] },
    { name: 'lint' },
    { name: 'types' },
  ]);
  expect(running()).toEqual(['build', 'lint']);
  await end('lint');
  expect(running()).toEqual(['build', 'types']);
  await end('build');
  expect(running()).toEqual(['types', 'pages']);
  await end('types');
  await end('pages');
  expect((await done).size).toBe(4);
});

test('what needs a failed step is left out, and what needs that', async () => {
  const { running, end, done } = stage([
    { name: 'build' },
    { name: 'lint' },
    { name: 'pages', needs: ['build'] },
    { name: 'browser', needs: ['pages', 'lint'] },
  ]);
  await end('build', false);
  expect(running()).toEqual(['lint']);
  await end('lint');
  expect(Object.fromEntries(await done)).toEqual({
    build: 'failed',
    lint: 'ok',
    pages: 'left out',
    browser: 'left out',
  });
});

test('a step that rejects has failed, and one that needs what comes later is refused', async () => {
  const step = { name: 'lint', command: [] };
  const outcomes = await schedule([step], 2, () => Promise.reject(new Error('gone')));
  expect(outcomes.get('lint')).toBe('failed');
  expect(() => stage([{ name: 'pages', needs: ['build'] }, { name: 'build' }])).toThrow('build');
});

test('a program that dies or is missing counts as a failure', async () => {
  const node = (script: string) => ({ name: 'x', command: ['node', '-e', script] });
  const dead = await runStep(node('console.log("so far"); process.kill(process.pid, "SIGKILL")'));
  expect(dead.count).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(dead.output).toContain('so far');
  const missing = await runStep({ name: 'x', command: ['no-such-program'] });
  expect(missing.count.failed).toBe(1);
  expect((await runStep(node(''))).count.passed).toBe(1);
});

test('the steps of npm test can be run in their order', async () => {
  const order: string[] = [];
  await schedule(STEPS, 2, async ({ name }) => order.push(name) > 0);
  expect(new Set(order)).toEqual(new Set(STEPS.map(({ name }) => name)));
});
