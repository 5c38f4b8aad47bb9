import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Writes files into a new folder `dist` in the system's temporary folder.
 * @returns the path of the folder
 */
export function makeSite(files: Record<string, string | Uint8Array>): string {
  const dir = join(mkdtempSync(join(tmpdir(), 'falaj-')), 'dist');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  return dir;
}

/** An HTML page that is long enough to be compressed. */
export const page = (title: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${`<p>${title}</p>`.repeat(40)}</body></html>`;

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** Sends a request exactly as written; fetch() would normalise the path and decompress the answer. */
export function ask(
  port: number,
  path: string,
  { body, ...options }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = request({ port, path, agent: false, ...options }, async (res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of res) chunks.push(chunk);
      const headers = res.headers as Answer['headers'];
      resolve({ status: res.statusCode ?? 0, headers, body: Buffer.concat(chunks) });
    });
    req.on('error', reject);
    req.end(body);
  });
}

/** Starts a script of the repository with the Node that runs the tests. */
export function start(script: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
  const output = { text: '' };
  const exit = once(child, 'close').then(([code]) => code as number | null);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output.text += text;
    });
  }
  return { child, output, exit };
}
