import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type Count, countReport, countStep } from './count.ts';
import type { Step } from './steps.ts';

/** How a step ended. */
export interface Result {
  count: Count;
  /** Everything it printed to both outputs, in the order of arrival. */
  output: string;
  seconds: number;
}

/**
 * Runs a step in a process of its own. If the program cannot be started or is killed, the step has failed.
 * @param env variables of the process; npm has put the project's own programs and its Node on its PATH
 */
export function runStep(
  { command, env: own, report }: Step,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Result> {
  const [program = '', ...args] = command;
  const began = performance.now();
  if (report) rmSync(report.file, { force: true });
  const { promise, resolve } = Promise.withResolvers<Result>();
  let output = '';
  const end = (ok: boolean) =>
    resolve({
      count: report ? countReport(report.file, report.read, ok) : countStep(ok),
      output: output.trim(),
      seconds: (performance.now() - began) / 1000,
    });
  const child = spawn(program, args, {
    env: { ...env, ...own },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  child.on('error', (error) => {
    output += `\n${error.message}`;
    end(false);
  });
  child.on('close', (code, signal) => {
    if (signal) output += `\nended by ${signal}`;
    end(code === 0);
  });
  return promise;
}
