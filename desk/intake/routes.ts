import { fields } from '@falaj/contract/fields.ts';
import { fill } from '@falaj/contract/fill.ts';
import { type Submitted, submissionPayload } from '@falaj/contract/payload.ts';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { requestFacts } from '../bookings/messages.ts';
import { BookingRefusal, type WhyNot } from '../bookings/refusal.ts';
import { timesPage } from '../bookings/times-page.ts';
import type { DeskContext } from '../context.ts';
import { languageAsked, type Speaking, speaking } from '../languages.ts';
import { reasonOf } from '../operations/reason.ts';
import { fillPage } from '../pages.ts';
import type { VisitorFacts } from '../printed.ts';
import { clientAddress } from './client-address.ts';
import { type Circumstances, createEnquiry } from './create-enquiry.ts';
import { faultsOf } from './faults.ts';
import { isForm, notKeptPage, RETRY_SECONDS } from './not-kept.ts';
import { newWork } from './proof-of-work.ts';
import { countRequests } from './rate.ts';
import { readForm } from './read-form.ts';

/** The largest request, in bytes: the longest message in its longest encoding, and the other fields. */
export const LARGEST = 256 * 1024;
/** The most characters that any field takes. */
const MOST = Math.max(...fields.map(({ longest }) => longest));
const KEY = /^[0-9a-f]{32}$/i;
/** How often on one day the same form can make something anew whose predecessor has gone. */
const MOST_RENEWED = 20;

type Request = HonoContext<{ Bindings: HttpBindings }>;

/** The ways to answer: a form's script with JSON, a browser without one with a page. */
interface Voice {
  created: (submitted: Submitted) => Response;
  invalid: (errors: Record<string, string>) => Response | Promise<Response>;
  conflict: () => Response;
  /** Answers that more was sent than any form can hold. */
  tooLarge: () => Response;
  /** Answers that the chosen time cannot be booked. */
  refused: (why: WhyNot) => Response | Promise<Response>;
  busy: (status: 429 | 503, seconds: number) => Response;
}

/** The reason why a time cannot be booked, in messages of the content. */
const sayWhy = ({ desk, email }: VisitorFacts, why: WhyNot) =>
  fill(desk.booking.why[why], { email });
const statusOf = (why: WhyNot) => (why === 'closed' ? 422 : 409);

function speakJson(request: Request, { facts }: Speaking): Voice {
  return {
    created: () => request.body(null, 204),
    invalid: (errors) => request.json({ errors }, 422),
    conflict: () => request.json({}, 409),
    tooLarge: () => request.json({}, 413),
    refused: (why) => request.json({ errors: { start: sayWhy(facts, why) } }, statusOf(why)),
    busy: (status, seconds) => request.json({}, status, { 'Retry-After': `${seconds}` }),
  };
}

function speakPages(request: Request, context: Speaking, text: string): Voice {
  const { desk, email, form } = context.facts;
  const typed = () => Object.fromEntries(new URLSearchParams(text));
  const { received, signUp, invalid } = desk.pages;
  const limit = MOST.toLocaleString(context.facts.locale);
  const page = (messages: { title: string; text: string }, facts?: [string, string][]) => {
    const text = fill(messages.text, { email, limit });
    return fillPage(context, { ...messages, text, ...(facts && { facts }) });
  };
  return {
    created: (submitted) => {
      const { kind, reference } = submitted;
      if (kind === 'newsletter') return request.html(page(signUp));
      if (kind === 'message') return request.html(page(received, [[form.reference, reference]]));
      return request.html(page(desk.booking.pages.booked, requestFacts(context, submitted)));
    },
    invalid: async (errors) => {
      const faults = Object.values(errors);
      if ('start' in typed()) {
        // The fields of a booking contain what was typed.
        const why = faults.join('\n\n') || desk.booking.why.closed;
        return request.html(await timesPage(context, typed(), why), 422);
      }
      const messages = [invalid.text, ...faults].join('\n\n');
      return request.html(page({ ...invalid, text: messages }), 422);
    },
    conflict: () => request.html(page(invalid), 409),
    tooLarge: () => request.html(page(invalid), 413),
    refused: async (why) => {
      const html = await timesPage(context, typed(), sayWhy(context.facts, why));
      return request.html(html, statusOf(why));
    },
    busy: (status, seconds) => {
      const html = notKeptPage(context, new URLSearchParams(text));
      return request.html(html, status, { 'Retry-After': `${seconds}` });
    },
  };
}

/** What a request that is not yet validated says of its language. */
const languageIn = (request: unknown): unknown =>
  typeof request === 'object' && request !== null && 'language' in request
    ? request.language
    : undefined;

/** The request read from a body, not yet validated; undefined where it cannot be read. */
function readRequest(
  request: Request,
  context: DeskContext,
  text: string,
  hasForm: boolean,
  renewed = 0,
) {
  if (hasForm) {
    const sent = { referer: request.req.header('referer'), host: request.req.header('host') ?? '' };
    return readForm(context, new URLSearchParams(text), sent, renewed);
  }
  try {
    const sent: unknown = JSON.parse(text);
    return { request: sent, key: request.req.header('idempotency-key') ?? '' };
  } catch {
    return undefined;
  }
}

function circumstances(
  request: Request,
  context: DeskContext,
  submitted: Submitted,
  language: string,
  hasForm: boolean,
): Circumstances {
  const { countryHeader } = context.settings;
  const country = (countryHeader && request.req.header(countryHeader)) || '';
  return {
    language,
    suspicions: submitted.suspect ? ['form'] : [],
    country: /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : '',
    work: hasForm ? undefined : (submitted.work ?? ''),
  };
}

/** `POST /in`, which takes what the forms send (docs/forms.md). */
export function intakeRoutes(context: DeskContext): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const { settings } = context;
  const askedTooOften = countRequests(context, 'in', settings.rate);
  const tooLarge = bodyLimit({
    maxSize: LARGEST,
    // This must not be sent with `Connection: close`, which would end the connection while data are still
    // arriving and lose the answer (RFC 9112, 9.6). Hono's server reads at most half a second more and discards
    // it.
    onError: (request) => {
      const spoken = speaking(context, languageAsked(context, request));
      return isForm(request.req.header('content-type'))
        ? speakPages(request, spoken, '').tooLarge()
        : speakJson(request, spoken).tooLarge();
    },
  });
  if (settings.cors) {
    app.use(
      '/in',
      cors({
        origin: settings.cors,
        allowMethods: ['GET', 'POST'],
        allowHeaders: ['content-type', 'idempotency-key'],
        exposeHeaders: ['retry-after'],
        maxAge: 86_400,
      }),
    );
  }
  app.post('/in', tooLarge, async (request) => {
    const hasForm = isForm(request.req.header('content-type'));
    const seconds = await askedTooOften(clientAddress(request, settings.proxies));
    // A form's script still has what was typed; a browser without one is shown it again.
    const text = seconds > 0 && !hasForm ? '' : await request.req.text();
    const read = readRequest(request, context, text, hasForm);
    const told = languageIn(read?.request);
    const spoken = speaking(context, languageAsked(context, request, told));
    const voice = hasForm ? speakPages(request, spoken, text) : speakJson(request, spoken);
    if (seconds > 0) return voice.busy(429, seconds);
    const take = async (sent: typeof read, renewed = 0): Promise<Response> => {
      if (!sent || !KEY.test(sent.key)) return voice.invalid({});
      const { data, error } = submissionPayload.safeParse(sent.request);
      if (error) return voice.invalid(faultsOf(error, spoken.facts));
      const about = circumstances(request, context, data, spoken.language, hasForm);
      const outcome = await createEnquiry(context, data, sent.key.toLowerCase(), about);
      // A form has no key of its own: sent again after its booking was cancelled, it asks for another one.
      if (outcome === 'gone' && hasForm && renewed < MOST_RENEWED) {
        return take(readRequest(request, context, text, hasForm, renewed + 1), renewed + 1);
      }
      return outcome === 'created' ? voice.created(data) : voice.conflict();
    };
    try {
      return await take(read);
    } catch (error) {
      if (error instanceof BookingRefusal) return voice.refused(error.why);
      context.log('not kept', { why: reasonOf(error) });
      return voice.busy(503, RETRY_SECONDS);
    }
  });
  app.get('/in', (request) => request.json(newWork(context) ?? {}));
  app.all('/in', (request) => request.body(null, 405, { Allow: 'GET, POST' }));
  return app;
}
