import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkChange } from '../content/check/check.ts';
import { writeShown } from '../content/check/content-check-plugin.ts';
import { describeProblem } from '../content/check/diagnostics/problem.ts';
import { siteContent } from '../content/read/content.ts';
import type { Place } from './mark-content.ts';
import { type Text, textAt, withText } from './texts.ts';

/** A text that was changed while the server runs. */
export interface Change extends Pick<Text, 'place' | 'file' | 'field'> {
  before: string;
  after: string;
  /** Why it was put back: what the check of all files said later. */
  refusal?: string | undefined;
}

/** What was changed while the server runs, oldest first. */
export const changes: Change[] = [];

/** The changes that only the check of their own file has seen, each with the whole file as it was. */
let unchecked: { change: Change; file: string }[] = [];
let waiting: NodeJS.Timeout | undefined;

/** How long after the last change all files are checked, in milliseconds: nobody types meanwhile. */
const REST = 800;

/** What the check of all files says, which takes seconds; empty where all is well. */
const problemsOfAll = () =>
  new Promise<string>((tell) => {
    execFile(process.execPath, ['scripts/check-content.ts'], (fault, _, said) =>
      tell(fault ? said : ''),
    );
  });

/** Checks all files against each other; what they refuse is put back, the last change first, until all is well. */
async function checkAll(onRefused: () => void): Promise<void> {
  const count = unchecked.length;
  const refusal = await problemsOfAll();
  // What was changed meanwhile has a check of its own to come, which sees all of it.
  if (unchecked.length > count) return;
  const last = refusal ? unchecked.pop() : undefined;
  if (!last) unchecked = [];
  else {
    writeShown(last.change.file, last.file);
    last.change.refusal = refusal;
    onRefused();
    await checkAll(onRefused);
  }
}

/** Notes a change; one of the same text goes on from the one before, and ends where it is as it was. */
function note(change: Change): Change {
  const at = changes.findIndex(
    ({ file, field, after, refusal }) =>
      !refusal && file === change.file && field === change.field && after === change.before,
  );
  const [{ before } = change] = at < 0 ? [] : changes.splice(at, 1);
  const whole = { ...change, before };
  if (before !== change.after) changes.push(whole);
  return whole;
}

/** What is wrong with a text, or the text as it is now. */
export type Answer = { problem: string } | { text: Text };

/**
 * Lets a text stand in its file, if the check of that file has nothing against it; all files are checked behind it.
 * @param before what the author has seen there
 * @param onRefused is called when the check of all files puts it back
 */
export function save(place: Place, before: string, after: string, onRefused: () => void): Answer {
  const text = textAt(place);
  if (text?.said !== before) return { problem: 'the file has changed; load the page again' };
  const { file, path, field } = text;
  const was = readFileSync(file, 'utf8');
  try {
    const changed = withText({ file, path }, after);
    const problems = checkChange(file, siteContent(), changed);
    if (problems.length > 0) return { problem: problems.map(describeProblem).join('\n') };
    writeShown(file, changed);
  } catch (error) {
    return { problem: `${field} ${(error as Error).message}` };
  }
  unchecked.push({ change: note({ place, file, field, before, after }), file: was });
  clearTimeout(waiting);
  waiting = setTimeout(() => checkAll(onRefused), REST);
  return { text: textAt(place) ?? text };
}
