import { fill } from '@falaj/contract/fill.ts';
import type { DeskContext } from '../context.ts';
import { countSubscribers } from '../newsletter/issue.ts';

const SHOWN = 20;

/** The articles for an issue of the newsletter, and former issues. */
export async function readNews(context: DeskContext) {
  const { reading: db, facts } = context;
  const { subject, text } = facts.office.issue;
  const issues = await db
    .selectFrom('issue')
    .select(['id', 'subject', 'page', 'author', 'at', 'recipients', 'ended_at as endedAt'])
    .orderBy('at', 'desc')
    .limit(SHOWN)
    .execute();
  const articles = facts.articles.map(({ path, title, excerpt, date }) => ({
    page: path,
    title,
    date,
    subject: fill(subject, { title }),
    text: fill(text, { title, excerpt, link: `${facts.origin}${path}` }),
  }));
  const mails = await db
    .selectFrom('outbox')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('purpose', '=', 'issue')
    .groupBy('state')
    .execute();
  const count = (...states: string[]) =>
    mails.reduce((sum, row) => sum + (states.includes(row.state) ? Number(row.count) : 0), 0);
  return {
    subscribers: await countSubscribers(context),
    articles,
    issues,
    // E-mails of all issues that have not been sent, and those that were given up.
    waiting: count('waiting', 'sending'),
    dead: count('dead'),
  };
}
