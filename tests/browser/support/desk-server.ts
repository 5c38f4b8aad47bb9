import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';

/** The site and its desk on a port of their own, served as by `npm start`, with access to the desk's database. */
export class DeskServer {
  readonly base: string;
  /** What the server has printed so far. */
  output = '';
  readonly #port: number;
  readonly #data: string;
  #process: ChildProcess | undefined;

  /** @param name of the folder of its data, which is new for each run */
  constructor(port: number, name: string) {
    this.base = `http://localhost:${port}`;
    this.#port = port;
    this.#data = mkdtempSync(join(tmpdir(), `falaj-${name}-`));
  }

  /**
   * Starts the server, and waits until it answers.
   * @param settings of the desk (docs/desk.md)
   */
  async start(settings: NodeJS.ProcessEnv = {}): Promise<void> {
    const own = { PORT: `${this.#port}`, DESK: '', DESK_DATA: this.#data };
    const env = { ...process.env, ...own, ...settings };
    this.#process = spawn(process.execPath, ['scripts/serve.ts', 'dist'], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#process.stdout?.on('data', (chunk: Buffer) => {
      this.output += chunk;
    });
    const ask = async () => (await fetch(`${this.base}/readyz`).catch(() => undefined))?.status;
    // Beside a desk that another test floods, the process alone may take longer to start than an expectation waits.
    await expect.poll(ask, { timeout: 60_000 }).toBe(200);
  }

  stop(): void {
    this.#process?.kill();
  }

  /**
   * Runs an SQL statement on the stored data, for changes that neither visitors nor staff can make, such as
   * to a time.
   */
  change(statement: string, ...values: (string | number)[]): void {
    const file = new DatabaseSync(join(this.#data, 'desk.sqlite'), { timeout: 5000 });
    file.prepare(statement).run(...values);
    file.close();
  }

  /** All rows of a table. */
  rows(table: string) {
    const file = new DatabaseSync(join(this.#data, 'desk.sqlite'), { readOnly: true });
    const rows = file.prepare(`select * from ${table}`).all();
    file.close();
    return rows;
  }
}
