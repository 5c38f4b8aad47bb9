import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** A Postgres of the tests' own. */
export interface Postgres {
  /** The folder of its programs, such as pg_dump. */
  programs: string;
  /**
   * Makes an empty database and gives its address.
   * @param disk an empty folder on which its tables are, in place of Postgres' own
   */
  create: (disk?: string) => Promise<string>;
  /** Ends it as a machine that goes down, and starts it again on its data. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Postgres does not run as root: who it runs as there, if that account exists. */
function otherAccount() {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] =
    /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** The folder of Postgres' programs, where it is installed; the newest version. */
function findPrograms(): string | undefined {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin'),
    '/usr/local/bin',
    '/opt/homebrew/bin',
    '/usr/bin',
  ];
  return folders
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** Installs Postgres where that takes one command and no question; only for the whole set of tests. */
function install(): void {
  if (process.env.TEST_SCOPE !== 'all' || process.getuid?.() !== 0) return;
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', 'postgresql']);
}

/** Why there is no Postgres here; undefined when there is. */
export function whyNoPostgres(): string | undefined {
  if (!findPrograms()) install();
  if (!findPrograms()) return 'Postgres is not installed';
  return otherAccount()
    ? undefined
    : 'Postgres does not run as root, and there is no account for it';
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts a Postgres with its data in a folder of its own, which goes with it. */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms() ?? '';
  const account = otherAccount() ?? {};
  const folder = mkdtempSync('/tmp/desk-postgres-');
  if (account.uid) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'desk', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    { ...account, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const serve = (): ChildProcess =>
    spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder, '-F'],
      { ...account, cwd: folder, stdio: 'ignore' },
    );
  let server = serve();
  const address = (name: string) => `postgres://desk@127.0.0.1:${port}/${name}`;
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: address('postgres') });
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  };
  const answers = async () => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await ask('select 1');
      } catch (error) {
        if (tries > 200) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  };
  const end = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
  };
  await answers();
  let count = 0;
  return {
    // Where initdb is a link, the others need not be beside it.
    programs: dirname(realpathSync(join(programs, 'initdb'))),
    create: async (disk) => {
      count += 1;
      const name = `disk${count}`;
      if (disk) {
        if (account.uid) chownSync(disk, account.uid, account.gid);
        await ask(`create tablespace ${name} location '${disk}'`);
      }
      await ask(`create database desk${count}${disk ? ` tablespace ${name}` : ''}`);
      return address(`desk${count}`);
    },
    pause: end,
    resume: async () => {
      server = serve();
      await answers();
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
