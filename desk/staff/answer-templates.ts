import type { DeskContext } from '../context.ts';
import { noteEvent } from '../operations/event.ts';
import type { AnswerTemplatesState } from './api-types.ts';
import { Refusal } from './refusal.ts';
import type { AnswerTemplate } from './requests.ts';

const NAME = 'templates';

/** The stored state. Answer templates that were saved before versions were counted are a plain list. */
function stateOf(value: string | undefined): AnswerTemplatesState {
  const kept = JSON.parse(value ?? '[]') as AnswerTemplate[] | AnswerTemplatesState;
  return Array.isArray(kept) ? { templates: kept, version: 0, by: null, at: null } : kept;
}

const readValue = ({ db }: Pick<DeskContext, 'db'>) =>
  db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();

/** The office's answer templates, and who saved them last. */
export const readAnswerTemplates = async (context: DeskContext): Promise<AnswerTemplatesState> =>
  stateOf((await readValue(context))?.value);

/**
 * Stores an owner's templates.
 * @param seen the version that was shown to the owner
 * @returns the stored state
 * @throws Refusal if somebody else has saved them since
 */
export function keepAnswerTemplates(
  context: DeskContext,
  actor: string,
  templates: AnswerTemplate[],
  seen: number,
): Promise<AnswerTemplatesState> {
  return context.db.transaction().execute(async (db) => {
    const kept = await readValue({ db });
    const { version } = stateOf(kept?.value);
    if (version !== seen) throw new Refusal('templates');
    const state = { templates, version: version + 1, by: actor, at: context.now() };
    const value = JSON.stringify(state);
    // If two save at the same time, the second finds another row than it has read.
    const isKept = kept
      ? (
          await db
            .updateTable('setting')
            .set({ value })
            .where('name', '=', NAME)
            .where('value', '=', kept.value)
            .executeTakeFirst()
        ).numUpdatedRows
      : (
          await db
            .insertInto('setting')
            .values({ name: NAME, value })
            .onConflict((conflict) => conflict.column('name').doNothing())
            .executeTakeFirst()
        ).numInsertedOrUpdatedRows;
    if (!isKept) throw new Refusal('templates');
    const detail = { templates: templates.length };
    await noteEvent(db, context, { actor, act: 'settings.changed', detail });
    return state;
  });
}
