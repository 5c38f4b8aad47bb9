import { fill } from '@falaj/contract/fill.ts';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type { DeskContext } from '../context.ts';
import { clientAddress } from '../intake/client-address.ts';
import { sayBusy } from '../intake/not-kept.ts';
import { countRequests } from '../intake/rate.ts';
import { languageAsked, type Speaking, speaking } from '../languages.ts';
import { reasonOf } from '../operations/reason.ts';
import { type DeskPage, escapeHtml, fillMarks, fillPage, listFacts, paragraphs } from '../pages.ts';
import { readSigned } from '../signature.ts';
import { changeBooking, findBooking, type Held, isAhead } from './change.ts';
import { LINK } from './email-templates.ts';
import { factsOf } from './messages.ts';
import { BookingRefusal } from './refusal.ts';
import { freeDays, sessionOf } from './slots.ts';
import { timeOptions, timesPage } from './times-page.ts';

type Env = { Bindings: HttpBindings };

/** The largest form of a booking's page, in bytes: it has three short fields. */
const LARGEST = 4096;
/** How many times more requests somebody who looks for a time may make than somebody who sends a message. */
const LOOKS = 10;

/**
 * The routes for free times and for a visitor's booking: `GET /slots` for the picker, `GET /times` for browsers
 * without scripts, and `/booking/<signed>` behind the link of an e-mail. Following a link only shows the
 * booking, and the buttons of its page act, since programs that scan e-mails follow links.
 */
export function bookingRoutes(context: DeskContext): Hono<Env> {
  const app = new Hono<Env>();
  const limit = limitLooks(context);
  const tooLarge = bodyLimit({
    maxSize: LARGEST,
    onError: (request) => request.body(null, 413),
  });
  const { cors: origin } = context.settings;
  if (origin) app.use('/slots', cors({ origin, allowMethods: ['GET'] }));
  app.get('/slots', limit, compress(), async (request) => {
    const session = sessionOf(context, request.req.query('session') ?? '');
    if (!session) return request.json({}, 404);
    const days = await freeDays(context, 'visitor', session.minutes);
    const free = days.flatMap(({ starts }) => starts.map((start) => start.toISOString()));
    return request.json({ free });
  });
  app.get('/times', limit, async (request) =>
    request.html(await timesPage(inLanguageOf(request, context), request.req.query())),
  );
  app.use('/booking/*', async (request, next) => {
    await next();
    // The address gives access to the booking, so pages that it links to must not be told it.
    request.header('Referrer-Policy', 'no-referrer');
    request.header('X-Robots-Tag', 'noindex');
  });
  app.get('/booking/:link', limit, async (request) => {
    const held = await heldBy(context, request.req.param('link'));
    return held
      ? showBooking(request, speaking(context, held.booking.language), held)
      : expired(request, context);
  });
  app.post('/booking/:link', limit, tooLarge, async (request) => {
    const held = await heldBy(context, request.req.param('link'));
    if (!held) return expired(request, context);
    const form = new URLSearchParams(await request.req.text());
    return changeByForm(request, context, held, form);
  });
  app.onError((error, request) => {
    context.log('booking request failed', { why: reasonOf(error) });
    return sayBusy(request, context, 503);
  });
  return app;
}

/** The context in the language that a request asks for. */
const inLanguageOf = (request: HonoContext, context: DeskContext) =>
  speaking(context, languageAsked(context, request));

/** Refuses requests from an address that asks too often, and says when to try again. */
function limitLooks(context: DeskContext): MiddlewareHandler<Env> {
  const { settings } = context;
  const askedTooOften = countRequests(context, 'looks', settings.rate * LOOKS);
  return async (request, next) => {
    const seconds = await askedTooOften(clientAddress(request, settings.proxies));
    return seconds === 0 ? next() : sayBusy(request, context, 429, seconds);
  };
}

/** The booking behind a link that we signed and that has not expired; a cancelled booking is still shown. */
async function heldBy(context: DeskContext, link: string): Promise<Held | undefined> {
  const id = readSigned(context.secret, LINK, link, context.now());
  const held = id ? await findBooking(context, id) : undefined;
  return held && held.booking.starts_at > context.now() ? held : undefined;
}

function expired(request: HonoContext, context: DeskContext): Response {
  const spoken = inLanguageOf(request, context);
  const { desk, email } = spoken.facts;
  const page = { ...desk.pages.expired, text: fill(desk.pages.expired.text, { email }) };
  return request.html(fillPage(spoken, page), 410);
}

/** Title and text above the facts on the page of a booking. */
type Message = Pick<DeskPage, 'title' | 'text'>;

/** The page of a booking: its state, and how to move or cancel it while it is ahead. */
async function showBooking(
  request: HonoContext,
  context: Speaking,
  { booking, visitor }: Held,
  message?: Message,
  status: 200 | 409 | 422 = 200,
): Promise<Response> {
  const { pages } = context.facts.desk.booking;
  const facts = factsOf(context, booking, visitor.reference);
  if (!isAhead(context, booking)) {
    return request.html(fillPage(context, { ...(message ?? pages.cancelled), facts }), status);
  }
  const minutes = (booking.ends_at - booking.starts_at) / 60_000;
  const days = await freeDays(context, 'visitor', minutes, booking);
  const { title, text } = message ?? pages.held;
  const seen = `${booking.sequence}`;
  if (days.length === 0) {
    const fields = `<input type="hidden" name="seen" value="${seen}"><input type="hidden" name="act" value="cancel">`;
    const page = { title, text: message ? text : pages.held.cancelText, facts, fields };
    return request.html(fillPage(context, { ...page, button: pages.held.cancel }), status);
  }
  const html = fillMarks(context.booking, {
    title: escapeHtml(title),
    text: paragraphs(text),
    facts: listFacts(facts),
    seen,
    times: timeOptions(context, days, booking.zone),
  });
  return request.html(html, status);
}

/** Does what a button of that page asks for, once. */
async function changeByForm(
  request: HonoContext,
  desk: DeskContext,
  held: Held,
  form: URLSearchParams,
): Promise<Response> {
  const context = speaking(desk, held.booking.language);
  const { pages, why } = context.facts.desk.booking;
  const act = form.get('act');
  const start = act === 'move' ? Date.parse(form.get('start') ?? '') : undefined;
  const seen = Number(form.get('seen') ?? Number.NaN);
  try {
    if (act !== 'move' && act !== 'cancel') throw new BookingRefusal('changed');
    const actor = { as: 'visitor', name: 'visitor' } as const;
    const changed = await changeBooking(desk, actor, held.booking.id, seen, start);
    return showBooking(request, context, changed, pages[act === 'move' ? 'moved' : 'cancelled']);
  } catch (error) {
    if (!(error instanceof BookingRefusal)) throw error;
    const now = (await findBooking(desk, held.booking.id)) ?? held;
    const text = fill(why[error.why], { email: context.facts.email });
    const title = isAhead(context, now.booking) ? pages.held.title : pages.cancelled.title;
    const status = error.why === 'closed' ? 422 : 409;
    return showBooking(request, context, now, { title, text }, status);
  }
}
