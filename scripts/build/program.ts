import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** The output of a program, and how it ended: with an exit code, or because it was told to stop. */
export interface Ended {
  code: number | null;
  stopped: boolean;
  stdout: string;
  stderr: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program with this process's Node and collects its output. A signal to stop is passed on to it, and
 * this process goes on when the program has ended.
 */
export async function runProgram(args: string[]): Promise<Ended> {
  // Collected output is shown later, so it should have no colours, which a terminal may force on the program.
  const { FORCE_COLOR: _, ...outer } = process.env;
  const env = { ...outer, ASTRO_TELEMETRY_DISABLED: '1' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stopped = false;
  const stop = () => {
    stopped = true;
    child.kill();
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  for (const signal of SIGNALS) process.off(signal, stop);
  return { code, stopped, stdout, stderr };
}
