import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Tables } from './tables.ts';

/** A statement for the thread that reads. */
export interface Question {
  id: number;
  text: string;
  parameters: readonly unknown[];
}

/** What it found, or why it could not. */
export type Answer = { id: number; rows: unknown[] } | { id: number; error: string };

interface Waiting {
  resolve: (rows: unknown[]) => void;
  reject: (error: Error) => void;
}

/** The thread that reads a file; it begins with the first question, and anew after it has failed. */
function openThread(path: string) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;
  const begin = () => {
    const one = new Worker(new URL('./reading-worker.ts', import.meta.url), { workerData: path });
    one.unref();
    one.on('message', (answer: Answer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('rows' in answer) asked?.resolve(answer.rows);
      else asked?.reject(new Error(answer.error));
    });
    const end = (error: Error) => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    one.on('error', end);
    one.on('exit', () => worker === one && end(new Error('the desk is closed')));
    return one;
  };
  const ask = ({ sql: text, parameters }: CompiledQuery) =>
    new Promise<unknown[]>((resolve, reject) => {
      worker ??= begin();
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, text, parameters } satisfies Question);
    });
  return { ask, end: async () => void (await worker?.terminate()) };
}

const refuse = () => Promise.reject(new Error('this connection only reads'));

/**
 * An SQLite file for what takes long, such as lists and figures: it is read in a thread of its own, since SQLite would hold
 * the whole process meanwhile. What was written before a question is in its answer.
 */
export function openReading(path: string): Kysely<Tables> {
  const thread = openThread(path);
  const connection = {
    executeQuery: async <Row>(query: CompiledQuery) => ({
      rows: (await thread.ask(query)) as Row[],
    }),
    streamQuery: () => {
      throw new Error('streams are not read here');
    },
  };
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: thread.end,
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}
