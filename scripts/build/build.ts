import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { listFiles } from '../../deploy/integration/files.ts';
import { nextFolder, switchTo, tidyUp } from './folders.ts';
import { keepFormerAssets } from './former-assets.ts';
import { takeLock } from './lock.ts';
import { runProgram } from './program.ts';
import { writeStamp } from './stamp.ts';

/** Something that can be built, such as the site. */
export interface Target {
  /** Folder of the built site. */
  dir: string;
  /** The Node program that builds into the folder given as `--outDir` after these arguments. */
  program: string[];
  /** Returns the fingerprint of everything that goes into the site. */
  inputs: () => string;
  /** File of the lock that all builds of a repository share. */
  lock: string;
  /** Its name in messages, if it is not a site. */
  title?: string;
}

/** The result of a successful build. */
export interface Built {
  pages: number;
  /** Warnings of the program, each with its continuation lines. */
  warnings: string[];
}

/** A message of Astro begins with the time; lines without a time continue the message before. */
const MESSAGE = /^\d\d:\d\d:\d\d /m;

const warningsIn = (output: string) =>
  stripVTControlCharacters(output)
    .split(new RegExp(`(?=${MESSAGE.source})`, 'm'))
    .filter((message) => /^[\d:]+ \[WARN\]/.test(message))
    .map((message) => message.trim());

/**
 * Builds a site beside the present one and switches at the end. If anything fails before that, the present one
 * stays.
 * @throws when another build is running, when the program fails (with all of its messages about that), or when
 * the build was told to stop
 */
export async function buildSite({ dir, program, inputs, lock }: Target): Promise<Built> {
  const release = takeLock(lock);
  const next = nextFolder(dir);
  try {
    tidyUp(dir);
    // The fingerprint is taken before the build reads anything, so that a change during the build counts as a
    // change.
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
