import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Question } from './reading.ts';

/** Answers the questions of `openReading` in a thread of its own, on a connection that only reads. */

const file = new DatabaseSync(workerData as string, { readOnly: true });

function answer({ id, text, parameters }: Question): Answer {
  try {
    const rows = file.prepare(text).all(...(parameters as never[]));
    return { id, rows };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)));
