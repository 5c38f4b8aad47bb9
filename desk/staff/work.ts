import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { DeskContext } from '../context.ts';
import { answerEnquiry } from './answer.ts';
import { changeOfStaff, readFreeTimes } from './booking.ts';
import { addNote, changeEnquiries } from './change.ts';
import { readEnquiry } from './enquiry.ts';
import { readFigures } from './figures.ts';
import { filterValues } from './filter-values.ts';
import { listEnquiries } from './list.ts';
import type { Live } from './live.ts';
import { readMe } from './me.ts';
import { atLeast, body, type StaffEnv, sessionOf } from './middleware.ts';
import { noteReading } from './note-reading.ts';
import { readOutbox, retryAll, retryMail } from './outbox.ts';
import {
  answer,
  bookingChange,
  bulkChange,
  enquiryChange,
  listQuery,
  note,
  sourcesQuery,
} from './requests.ts';
import { readSources } from './sources.ts';
import { followSession } from './stream.ts';

/** The routes for staff to read and answer enquiries. */
export function workRoutes(context: DeskContext, live: Live) {
  const reader = atLeast(context, 'reader');
  const answerer = atLeast(context, 'answerer');

  return (
    new Hono<StaffEnv>()
      .get('/me', reader, async (request) =>
        request.json(await readMe(context, sessionOf(request))),
      )
      // A search may contain a name, so it is in the body and in no access log (OWASP ASVS 4.0.3, 8.3.1).
      .post('/enquiries/search', reader, body(listQuery), async (request) => {
        const filter = request.req.valid('json');
        await noteReading(context, sessionOf(request).account.id, 'enquiries.listed');
        return request.json(await listEnquiries(context, filter));
      })
      .get('/filters', reader, async (request) => request.json(await filterValues(context)))
      .get('/figures', reader, async (request) => request.json(await readFigures(context)))
      .post('/sources', reader, body(sourcesQuery), async (request) =>
        request.json(await readSources(context, request.req.valid('json').month)),
      )
      .get('/outbox', reader, async (request) => request.json(await readOutbox(context)))
      .post('/outbox/retry', answerer, async (request) =>
        request.json({ retried: await retryAll(context, sessionOf(request).account.id) }),
      )
      .post('/outbox/:id/retry', answerer, async (request) => {
        await retryMail(context, sessionOf(request).account.id, request.req.param('id'));
        return request.body(null, 204);
      })
      .get('/live', reader, (request) => {
        const session = sessionOf(request);
        // A proxy that buffers answers would hold back every message.
        request.header('X-Accel-Buffering', 'no');
        return streamSSE(request, (stream) => followSession(context, live, session, stream));
      })
      .post('/enquiries/bulk', answerer, body(bulkChange), async (request) => {
        const { ids, ...change } = request.req.valid('json');
        const actor = sessionOf(request).account.id;
        return request.json({ changed: await changeEnquiries(context, actor, ids, change) });
      })
      .get('/enquiries/:id', reader, async (request) => {
        const { account } = sessionOf(request);
        return request.json(await readEnquiry(context, account.id, request.req.param('id')));
      })
      .patch('/enquiries/:id', answerer, body(enquiryChange), async (request) => {
        const change = request.req.valid('json');
        const actor = sessionOf(request).account.id;
        await changeEnquiries(context, actor, [request.req.param('id')], change);
        return request.body(null, 204);
      })
      .post('/enquiries/:id/notes', answerer, body(note), async (request) => {
        const { text } = request.req.valid('json');
        await addNote(context, sessionOf(request).account.id, request.req.param('id'), text);
        return request.body(null, 204);
      })
      .post('/enquiries/:id/answers', answerer, body(answer), async (request) => {
        const words = request.req.valid('json');
        const author = sessionOf(request).account.id;
        await answerEnquiry(context, author, request.req.param('id'), words);
        return request.body(null, 204);
      })
      .get('/enquiries/:id/times', answerer, async (request) =>
        request.json(await readFreeTimes(context, request.req.param('id'))),
      )
      .post('/enquiries/:id/booking', answerer, body(bookingChange), async (request) => {
        const change = request.req.valid('json');
        const actor = sessionOf(request).account.id;
        await changeOfStaff(context, actor, request.req.param('id'), change);
        return request.body(null, 204);
      })
  );
}
