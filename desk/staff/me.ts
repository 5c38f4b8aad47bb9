import type { DeskContext } from '../context.ts';
import { lookAtBackups } from '../operations/backup.ts';
import { ownKeys, staffList } from './accounts.ts';
import { readAnswerTemplates } from './answer-templates.ts';
import type { Me } from './api-types.ts';
import type { StaffSession } from './session.ts';

/** The signed-in account, and what the application shows of the company. */
export async function readMe(context: DeskContext, { account, way }: StaffSession): Promise<Me> {
  const { facts, settings, root, languages } = context;
  const { accounts } = await staffList(context);
  const { codesLeft } = await ownKeys(context, account.id);
  const { templates, version } = await readAnswerTemplates(context);
  const backup = await lookAtBackups(context);
  return {
    account: { id: account.id, name: account.name, role: account.role, email: account.email },
    way,
    brand: facts.brand,
    brands: Object.fromEntries(
      Object.values(languages).map(({ language, facts: { brand } }) => [language, brand]),
    ),
    locale: facts.locale,
    language: root,
    languages: Object.keys(languages),
    city: facts.city,
    hours: facts.hours,
    fields: facts.fields,
    sessions: Object.fromEntries(facts.sessions.map(({ id, title }) => [id, title])),
    suspicion: facts.office.suspicion,
    noReceipt: facts.office.noReceipt,
    staff: accounts.map(({ id, name, role, disabledAt }) => ({
      id,
      name,
      role,
      open: disabledAt === null,
    })),
    templates,
    templatesVersion: version,
    smtp: settings.smtpUrl !== undefined,
    lateBackup: backup?.isLate ? { at: backup.at } : undefined,
    codesLeft,
  };
}
