import { Hono } from 'hono';
import type { DeskContext } from '../context.ts';
import { issueMail, sendIssue } from '../newsletter/issue.ts';
import { exportEnquiries } from './csv.ts';
import { readNews } from './issues.ts';
import { atLeast, body, type StaffEnv, sessionOf } from './middleware.ts';
import { exportQuery, issue, issuePreview } from './requests.ts';
import { streamOf } from './stream-of.ts';

/** The routes for owners to write to the newsletter's subscribers, and to export the list of enquiries. */
export function newsRoutes(context: DeskContext) {
  const owner = atLeast(context, 'owner');

  return (
    new Hono<StaffEnv>()
      .get('/news', owner, async (request) => request.json(await readNews(context)))
      .post('/news/preview', owner, body(issuePreview), async (request) => {
        const messages = request.req.valid('json');
        const { subject, text } = issueMail(context, messages, {
          id: 'preview',
          email: '',
          language: context.root,
        });
        return request.json({ subject, text });
      })
      .post('/news', owner, body(issue), async (request) => {
        const messages = request.req.valid('json');
        await sendIssue(context, messages, sessionOf(request).account.id);
        return request.body(null, 204);
      })
      // A search may contain a name, so it is in the body and in no access log.
      .post('/enquiries/export', owner, body(exportQuery), async (request) => {
        const filter = request.req.valid('json');
        const table = exportEnquiries(context, sessionOf(request).account.id, filter);
        return request.body(streamOf(table), 200, {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="enquiries.csv"',
        });
      })
  );
}
