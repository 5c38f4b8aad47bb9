import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeskContext } from '../context.ts';
import { DAY } from '../durations.ts';
import { backupFolder } from '../operations/backup.ts';
import { reasonOf } from '../operations/reason.ts';
import { digestOf } from '../signature.ts';

/** The list of who has left, beside the backups, so that one that is put back subscribes nobody again. */
const FILE = 'left.txt';

const placeOf = (context: DeskContext): string | undefined => {
  const folder = backupFolder(context);
  return folder && join(folder, FILE);
};

/** A person in the list: a digest under the desk's secret, which a backup brings along. */
const digestIn = ({ secret }: DeskContext, person: string) => digestOf(secret, 'left', person);

/** The lines of the list, each a digest and an instant; none where there is no list. */
async function readLines(place: string): Promise<[digest: string, at: number][]> {
  const text = await readFile(place, 'utf8').catch(() => '');
  return text
    .split('\n')
    .map((line): [string, number] => [line.slice(0, 32), Number(line.slice(33))])
    .filter(([, at]) => at > 0);
}

/** Notes that somebody has left. Leaving itself does not depend on it. */
export async function noteLeaver(context: DeskContext, person: string): Promise<void> {
  const place = placeOf(context);
  if (!place) return;
  const line = `${digestIn(context, person)} ${context.now()}\n`;
  await appendFile(place, line, { mode: 0o600 }).catch((error) =>
    context.log('leaver not noted', { why: reasonOf(error) }),
  );
}

/**
 * Takes who has left since from the newsletter again, at each start: the database may be a backup.
 * @returns how many
 */
export async function heedLeavers(context: DeskContext): Promise<number> {
  const { db } = context;
  const place = placeOf(context);
  const left = new Map(place ? await readLines(place) : []);
  if (left.size === 0) return 0;
  const people = await db
    .selectFrom('subscriber')
    .select(['id', 'person', 'asked_at'])
    .where('state', '!=', 'left')
    .execute();
  let count = 0;
  for (const { id, person, asked_at } of people) {
    const left_at = left.get(digestIn(context, person));
    // Whoever has signed up again since is here to stay.
    if (left_at === undefined || left_at < asked_at) continue;
    await db
      .updateTable('subscriber')
      .set({ state: 'left', left_at })
      .where('id', '=', id)
      .execute();
    count += 1;
  }
  if (count > 0) context.log('leavers heeded', { count });
  return count;
}

/** Forgets leavers of so long ago that the record that they left is erased as well. */
export async function forgetLeavers(context: DeskContext): Promise<void> {
  const place = placeOf(context);
  const lines = place ? await readLines(place) : [];
  const oldest = context.now() - context.settings.keepDays * DAY;
  const kept = lines.filter(([, at]) => at > oldest);
  if (!place || kept.length === lines.length) return;
  await writeFile(place, kept.map((line) => `${line.join(' ')}\n`).join(''));
}
