import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { DeskContext } from '../context.ts';
import { answerEnquiry } from './answer.ts';
import { changeOfStaff, readFreeTimes } from './booking.ts';
import { addNote, changeEnquiries } from './change.ts';
import { readEnquiry } from './enquiry.ts';
import { readFigures } from './figures.ts';
import { countries, listEnquiries } from './list.ts';
import type { Live } from './live.ts';
import { readMe } from './me.ts';
import { atLeast, bodyOf, type StaffEnv, sessionOf } from './middleware.ts';
import { noteReading } from './note-reading.ts';
import { readOutbox, retryMail } from './outbox.ts';
import { answer, bookingChange, bulkChange, enquiryChange, listQuery, note } from './requests.ts';
import { followSession } from './stream.ts';

/** The routes for staff to read and answer enquiries. */
export function workRoutes(context: DeskContext, live: Live): Hono<StaffEnv> {
  const work = new Hono<StaffEnv>();
  const reader = atLeast(context, 'reader');
  const answerer = atLeast(context, 'answerer');

  work.get('/me', reader, async (request) =>
    request.json(await readMe(context, sessionOf(request))),
  );
  // A search may contain a name, so it is in the body and in no access log (OWASP ASVS 4.0.3, 8.3.1).
  work.post('/enquiries/search', reader, async (request) => {
    const filter = await bodyOf(request, listQuery);
    await noteReading(context, sessionOf(request).account.id, 'enquiries.listed');
    return request.json(await listEnquiries(context, filter));
  });
  work.get('/countries', reader, async (request) => request.json(await countries(context)));
  work.get('/figures', reader, async (request) => request.json(await readFigures(context)));
  work.get('/outbox', reader, async (request) => request.json(await readOutbox(context)));
  work.post('/outbox/:id/retry', answerer, async (request) => {
    await retryMail(context, sessionOf(request).account.id, request.req.param('id'));
    return request.body(null, 204);
  });
  work.get('/live', reader, (request) => {
    const session = sessionOf(request);
    // A proxy that buffers answers would hold back every message.
    request.header('X-Accel-Buffering', 'no');
    return streamSSE(request, (stream) => followSession(context, live, session, stream));
  });
  work.post('/enquiries/bulk', answerer, async (request) => {
    const { ids, ...change } = await bodyOf(request, bulkChange);
    const actor = sessionOf(request).account.id;
    return request.json({ changed: await changeEnquiries(context, actor, ids, change) });
  });
  work.get('/enquiries/:id', reader, async (request) => {
    const { account } = sessionOf(request);
    return request.json(await readEnquiry(context, account.id, request.req.param('id')));
  });
  work.patch('/enquiries/:id', answerer, async (request) => {
    const change = await bodyOf(request, enquiryChange);
    const actor = sessionOf(request).account.id;
    await changeEnquiries(context, actor, [request.req.param('id')], change);
    return request.body(null, 204);
  });
  work.post('/enquiries/:id/notes', answerer, async (request) => {
    const { text } = await bodyOf(request, note);
    await addNote(context, sessionOf(request).account.id, request.req.param('id'), text);
    return request.body(null, 204);
  });
  work.post('/enquiries/:id/answers', answerer, async (request) => {
    const words = await bodyOf(request, answer);
    const author = sessionOf(request).account.id;
    await answerEnquiry(context, author, request.req.param('id'), words);
    return request.body(null, 204);
  });
  work.get('/enquiries/:id/times', answerer, async (request) =>
    request.json(await readFreeTimes(context, request.req.param('id'))),
  );
  work.post('/enquiries/:id/booking', answerer, async (request) => {
    const change = await bodyOf(request, bookingChange);
    const actor = sessionOf(request).account.id;
    await changeOfStaff(context, actor, request.req.param('id'), change);
    return request.body(null, 204);
  });
  return work;
}
