import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '../../deploy/integration/compress.ts';
import { listFiles } from '../../deploy/integration/files.ts';
import { createSiteServer } from '../../deploy/server/site-server.ts';
import { asReference } from './reference.ts';

/** A running server of the built site, or of a copy of it. */
export interface RunningSite {
  origin: string;
  stop: () => void;
}

async function listen(dir: string): Promise<RunningSite> {
  const { server } = await createSiteServer(dir);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, resolve);
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}

/** Serves the site in a folder on a free port. */
export const serveSite = (dir: string): Promise<RunningSite> => listen(dir);

/**
 * Serves the site as it could be at best: a temporary copy in which every page has inline styles and no scripts
 * (see asReference), compressed again. The server and all other files are the same; the policy allows the
 * inline styles.
 */
export async function serveReference(dir: string): Promise<RunningSite> {
  const copy = mkdtempSync(join(tmpdir(), 'falaj-reference-'));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  try {
    cpSync(dir, copy, { recursive: true, filter: (file) => !/\.html(\.br|\.gz)?$/.test(file) });
    const read = (path: string) => readFileSync(join(dir, path), 'utf8');
    for (const file of listFiles(dir).filter((name) => name.endsWith('.html'))) {
      writeFileSync(join(copy, file), asReference(read(file), read));
    }
    const headers = read('_headers').replace(/style-src [^;]*/, "style-src 'unsafe-inline'");
    writeFileSync(join(copy, '_headers'), headers);
    await compressFiles(copy);
    const site = await listen(copy);
    const stop = () => {
      site.stop();
      remove();
    };
    return { ...site, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
