import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { ASSETS } from '../policy.ts';
import { loadRelease, RELEASE_MARK, type Release } from './release.ts';

/** A site that is reloaded whenever a new build takes the place of its folder. */
export interface LiveSite {
  /** The present release. A request asks once and keeps to it. */
  current: () => Release;
  close: () => void;
}

/** How often the folder is checked for a new build, and reading is tried again, in milliseconds. */
const LOOK_MS = 1000;

/** Adds the hashed files of the former release, for which tabs that were opened before still ask. */
function keepAssets(former: Release, next: Release): Release {
  for (const [path, resource] of former.resources)
    if (path.startsWith(ASSETS) && !next.resources.has(path)) next.resources.set(path, resource);
  return next;
}

/**
 * Reads the site, and each later build that takes the folder's place by rename or by a changed link. A build is
 * used once it has been read completely; until then the former one is served. Hashed files of former builds are
 * served until the process ends.
 * @param dir folder of the built site
 * @param lookMs milliseconds between two checks of the folder
 * @throws when the first build cannot be read (see loadRelease)
 */
export async function openSite(dir: string, lookMs = LOOK_MS): Promise<LiveSite> {
  const mark = join(dir, RELEASE_MARK);
  let release = await loadRelease(dir);
  let reading = false;
  let changed = false;

  const takeUp = async () => {
    changed = true;
    if (reading) return;
    reading = true;
    while (changed) {
      changed = false;
      try {
        release = keepAssets(release, await loadRelease(dir));
      } catch (error) {
        console.error(`Still serving the former build: ${(error as Error).message}.`);
      }
    }
    reading = false;
  };
  watchFile(mark, { interval: lookMs, persistent: false }, ({ ino }) => {
    // While a build replaces the folder the mark is missing, and there is nothing to read.
    if (ino !== 0) void takeUp();
  });
  return { current: () => release, close: () => unwatchFile(mark) };
}
