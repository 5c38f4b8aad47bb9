import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { loadRelease, RELEASE_MARK, type Release } from './release.ts';

/** A site that follows its folder from build to build. */
export interface LiveSite {
  /** The release to answer from; a request asks once and stays with it. */
  current: () => Release;
  close: () => void;
}

/** How often the folder is looked at for a new build, and tried again while one is being switched. */
const LOOK_MS = 1000;

/**
 * Reads the site and takes up each later build that takes the folder's place, by rename or by a
 * changed link. A build counts once it could be read whole; until then the former one is served.
 * @param dir folder of the built site
 * @param lookMs milliseconds between two looks at the folder
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
        release = await loadRelease(dir);
      } catch (error) {
        console.error(`Still serving the former build: ${(error as Error).message}.`);
      }
    }
    reading = false;
  };
  watchFile(mark, { interval: lookMs, persistent: false }, ({ ino }) => {
    // While a build empties or swaps the folder there is no mark, and nothing to take up.
    if (ino !== 0) void takeUp();
  });
  return { current: () => release, close: () => unwatchFile(mark) };
}
