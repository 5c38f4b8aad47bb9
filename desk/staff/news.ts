import { Hono } from 'hono';
import type { DeskContext } from '../context.ts';
import { issueMail, sendIssue } from '../newsletter/issue.ts';
import type { IssuePreview } from './api-types.ts';
import { exportEnquiries } from './csv.ts';
import { readNews } from './issues.ts';
import { atLeast, bodyOf, type StaffEnv, sessionOf } from './middleware.ts';
import { exportQuery, issue, issuePreview } from './requests.ts';

/** The routes for owners to write to the newsletter's subscribers, and to export the list of enquiries. */
export function newsRoutes(context: DeskContext): Hono<StaffEnv> {
  const news = new Hono<StaffEnv>();
  const owner = atLeast(context, 'owner');

  news.get('/news', owner, async (request) => request.json(await readNews(context)));
  news.post('/news/preview', owner, async (request) => {
    const messages = await bodyOf(request, issuePreview);
    const { subject, text } = issueMail(context, messages, {
      id: 'preview',
      email: '',
      language: context.root,
    });
    return request.json({ subject, text } satisfies IssuePreview);
  });
  news.post('/news', owner, async (request) => {
    const messages = await bodyOf(request, issue);
    await sendIssue(context, messages, sessionOf(request).account.id);
    return request.body(null, 204);
  });
  // A search may contain a name, so it is in the body and in no access log.
  news.post('/enquiries/export', owner, async (request) => {
    const filter = await bodyOf(request, exportQuery);
    const table = await exportEnquiries(context, sessionOf(request).account.id, filter);
    return request.body(table, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="enquiries.csv"',
    });
  });
  return news;
}
