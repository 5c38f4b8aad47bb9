import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compressFiles } from '../../deploy/integration/compress.ts';
import { writeHostFiles } from '../../deploy/integration/hosts.ts';
import { createSiteServer } from '../../deploy/server/site-server.ts';
import type { ConnectionLimits } from '../../desk/connections.ts';

export interface RunningServer {
  port: number;
  stop: (patienceMs: number) => Promise<void>;
  /** The number of open connections. */
  count: () => Promise<number>;
  close: () => void;
}

/** Completes a folder as the build does: compressed copies, then the files for hosts. */
export async function finish(dir: string, scriptHashes = ['sha256-AAA=']): Promise<void> {
  await compressFiles(dir);
  writeHostFiles(dir, { scriptHashes, styleHashes: [] });
}

/** Serves a folder of test files on a free port. It looks for a new build at short intervals. */
export async function openServer(
  dir: string,
  limits: Partial<ConnectionLimits> = {},
): Promise<RunningServer> {
  if (!existsSync(join(dir, '_headers'))) await finish(dir);
  const { server, stop } = await createSiteServer(dir, limits, 20);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const count = promisify(server.getConnections.bind(server));
  return { port: (server.address() as AddressInfo).port, stop, count, close };
}
