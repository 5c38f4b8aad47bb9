import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { redChecks } from './checks.ts';
import { CONTENT_GUIDES } from './content.ts';
import { openCopy } from './copy.ts';
import { corePage } from './core-page.ts';
import { formField } from './form-field.ts';
import type { Guide } from './guide.ts';
import { picture } from './picture.ts';
import { rebrand } from './rebrand.ts';
import { section } from './section.ts';
import { translation } from './translation.ts';

/**
 * `npm run test:guides` follows every guide of docs/ in a copy of the repository, each from the original
 * state, and runs the checks that need no browser. For each guide it reports whether they passed and which
 * files were touched. `--only offer` follows one guide, `--keep` keeps the copy in the state after the last
 * one.
 */
const { only, keep } = parseArgs({
  options: { only: { type: 'string' }, keep: { type: 'boolean' } },
}).values;
const GUIDES = [...CONTENT_GUIDES, formField, picture, corePage, section, translation, rebrand];
const chosen = GUIDES.filter(({ name }) => !only || name === only);
if (chosen.length === 0)
  throw new Error(`--only takes one of ${GUIDES.map(({ name }) => name).join(', ')}`);

const copy = openCopy();

/** The workspaces whose own tests fail; their output is printed. */
const redWorkspaces = (folders: string[]) =>
  folders.filter((cwd) => {
    const shell = process.platform === 'win32';
    const { status, stdout } = spawnSync('npm', ['test'], { cwd, shell, encoding: 'utf8' });
    if (status !== 0) console.error(`\n${cwd}\n${stdout}\n`);
    return status !== 0;
  });

/** @returns what went wrong; empty if everything passed */
function tryGuide({ follow, code, workspaces = [] }: Guide): string[] {
  try {
    follow();
  } catch (error) {
    return [`cannot be followed: ${error instanceof Error ? error.message : error}`];
  }
  return [...redChecks(code), ...redWorkspaces(workspaces)];
}

let red = 0;
for (const [index, guide] of chosen.entries()) {
  const { name, doc, made = /^$/ } = guide;
  const began = performance.now();
  const faults = tryGuide(guide);
  const { fresh, edited } = copy.touched();
  const byHand = fresh.filter((file) => !made.test(file));
  const edits = edited.filter((file) => !made.test(file));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.info(
    `${faults.length === 0 ? 'green' : `RED (${faults.join(', ')})`}: ${name} (${doc}), ${seconds} s\n` +
      `  ${byHand.length} new: ${byHand.join(' ')}\n  ${edits.length} edited: ${edits.join(' ')}`,
  );
  if (faults.length > 0) red += 1;
  if (index < chosen.length - 1 || !keep) copy.undo();
}
if (keep) console.info(`The copy is left in ${copy.root}`);
else copy.remove();
process.exitCode = red > 0 ? 1 : 0;
