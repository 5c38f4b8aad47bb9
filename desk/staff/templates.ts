import type { Context } from '../context.ts';
import { noteEvent } from '../operations/event.ts';
import type { Template } from './requests.ts';

const NAME = 'templates';

/** The office's templates of answers. */
export async function readTemplates({ db }: Context): Promise<Template[]> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row ? (JSON.parse(row.value) as Template[]) : [];
}

/** Keeps the templates as an owner wrote them. */
export async function keepTemplates(
  context: Context,
  actor: string,
  templates: Template[],
): Promise<void> {
  const value = JSON.stringify(templates);
  await context.db.transaction().execute(async (db) => {
    await db
      .insertInto('setting')
      .values({ name: NAME, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    const detail = { templates: templates.length };
    await noteEvent(db, context, { actor, act: 'settings.changed', detail });
  });
}
