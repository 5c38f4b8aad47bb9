import { milestoneFile, milestonesOf } from './milestones.ts';
import type { TakenPlan } from './parts.ts';
import { tableFile } from './table-file.ts';

/** Kinds of file, by their endings. */
export type FileKind = 'ics' | 'csv';

/** A file of the plan with its name, such as `blueprint-real-estate.csv`. */
export function makeFile(
  kind: FileKind,
  { blueprint, messages, brand, url }: TakenPlan,
): { name: string; content: Blob } {
  const name = `${messages.exports.file}-${blueprint.answers.asset}.${kind}`;
  if (kind === 'ics') {
    const file = milestoneFile(milestonesOf(blueprint, messages), {
      url,
      brand,
      note: messages.estimate,
    });
    return { name, content: new Blob([file], { type: 'text/calendar;charset=utf-8' }) };
  }
  const table = tableFile(blueprint, messages, new URL(url).origin);
  return { name, content: new Blob([table], { type: 'text/csv;charset=utf-8' }) };
}
