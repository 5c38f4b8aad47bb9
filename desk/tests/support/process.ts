import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { deskFolder } from './facts.ts';
import { until } from './smtp.ts';

const PROGRAM = fileURLToPath(new URL('../../desk.ts', import.meta.url));

/** How long a start may take on a machine whose disk is busy, in milliseconds. */
const STARTED_MS = 110_000;

/** A desk in a process of its own, which a test may kill. */
export interface DeskProcess {
  url: string;
  /** Memory that it holds, in bytes; undefined where the system does not tell. */
  memory: () => number | undefined;
  /** Ends it in the middle of whatever it does, and starts it again. */
  crash: () => Promise<void>;
  /** Asks it to end, and gives its exit code. */
  stop: () => Promise<number | null>;
  /** Sees to it that nothing of it is left, however its test has ended. */
  kill: () => void;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts `node desk/desk.ts` and waits until it takes what is sent. */
export async function startProcess(env: Record<string, string>): Promise<DeskProcess> {
  const port = `${await freePort()}`;
  const url = `http://127.0.0.1:${port}`;
  const folder = deskFolder();
  let child: ChildProcess;
  const start = async () => {
    child = spawn(process.execPath, [PROGRAM, folder], {
      env: { DESK_RATE: '1000000', DESK_WORK: '0', ...env, PORT: port },
      stdio: 'ignore',
    });
    const isReady = async () =>
      (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200;
    await until(isReady, STARTED_MS);
  };
  const ended = () => new Promise<number | null>((resolve) => child.once('exit', resolve));
  const end = (signal: NodeJS.Signals) => {
    const code = ended();
    child.kill(signal);
    return code;
  };
  await start();
  return {
    url,
    memory: () => {
      const status = `/proc/${child.pid}/status`;
      if (!existsSync(status)) return undefined;
      return Number(/^VmRSS:\s*(\d+) kB/m.exec(readFileSync(status, 'utf8'))?.[1]) * 1024;
    },
    crash: async () => {
      await end('SIGKILL');
      await start();
    },
    stop: () => end('SIGTERM'),
    kill: () => void child.kill('SIGKILL'),
  };
}
