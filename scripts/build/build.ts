import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { listFiles } from '../../deploy/integration/files.ts';
import { nextFolder, switchTo, tidyUp } from './folders.ts';
import { keepFormerAssets } from './former-assets.ts';
import { takeLock } from './lock.ts';
import { runProgram } from './program.ts';
import { writeStamp } from './stamp.ts';

/** A site that can be built. */
export interface Target {
  /** Where it ends up. */
  dir: string;
  /** The program, for Node, that builds into the folder named by `--outDir` behind these arguments. */
  program: string[];
  /** Gives the fingerprint of what the site is made from. */
  inputs: () => string;
  /** The lock that builds of one repository share. */
  lock: string;
  /** What it is called where it is no site. */
  title?: string;
}

/** What became of a build that ended well. */
export interface Built {
  pages: number;
  /** Warnings of the program, each with its further lines. */
  warnings: string[];
}

/** A message of Astro begins with the time; lines without one belong to the message before. */
const MESSAGE = /^\d\d:\d\d:\d\d /m;

const warningsIn = (output: string) =>
  stripVTControlCharacters(output)
    .split(new RegExp(`(?=${MESSAGE.source})`, 'm'))
    .filter((message) => /^[\d:]+ \[WARN\]/.test(message))
    .map((message) => message.trim());

/**
 * Builds a site beside the present one and switches at the end. Whatever goes wrong before that, the
 * present one stays as it is.
 * @throws when another build is running, the program fails (with all it said about why), or the build
 *   was told to stop
 */
export async function buildSite({ dir, program, inputs, lock }: Target): Promise<Built> {
  const release = takeLock(lock);
  const next = nextFolder(dir);
  try {
    tidyUp(dir);
    // Taken before the build reads anything: what changes meanwhile counts as a change.
    const from = inputs();
    const { code, stopped, stdout, stderr } = await runProgram([...program, '--outDir', next]);
    if (stopped) throw new Error(`The build was stopped. ${unchanged(dir)}`);
    if (code !== 0) {
      const output = stderr.trim() || stdout.trim();
      throw new Error(`${output}\n\nThe build failed. ${unchanged(dir)}`);
    }
    keepFormerAssets(dir, next);
    writeStamp(next, from);
    switchTo(dir);
    const pages = listFiles(dir).filter((file) => file.endsWith('.html')).length;
    return { pages, warnings: warningsIn(stdout) };
  } finally {
    tidyUp(dir);
    release();
  }
}

const unchanged = (dir: string) =>
  existsSync(dir) ? `${basename(dir)}/ still holds the last good one.` : 'Nothing was changed.';
