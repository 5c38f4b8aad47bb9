import { fields, sayValue } from '@falaj/contract/fields.ts';
import { fill } from '@falaj/contract/fill.ts';
import { sayTime } from '@falaj/contract/receipt.ts';
import type { Context as HonoContext } from 'hono';
import type { DeskContext } from '../context.ts';
import { languageAsked, speaking } from '../languages.ts';
import { type DeskPage, escapeHtml, fillPage } from '../pages.ts';
import type { Spoken } from '../printed.ts';

/** Seconds after which a client should try again when the database did not answer; the form waits up to ten. */
export const RETRY_SECONDS = 5;

/** Whether a request carries a form that a browser sent without a script. */
export const isForm = (contentType = '') =>
  /^application\/x-www-form-urlencoded/i.test(contentType);

/** What was typed, as a person reads it; of a booking also the chosen time, at the office. */
function typedFacts({ facts }: Pick<Spoken, 'facts'>, form: URLSearchParams) {
  const start = new Date(form.get('start') ?? Number.NaN);
  const time = Number.isNaN(start.getTime()) ? '' : sayTime(start, facts.locale, facts.hours.zone);
  const typed = fields.map(({ name }): [string, string] => [
    facts.fields[name].label,
    sayValue(facts.fields[name], form.get(name) ?? ''),
  ]);
  return [[facts.desk.booking.labels.office, time] as [string, string], ...typed].filter(
    ([, value]) => value,
  );
}

/**
 * The page for a browser whose request could not be dealt with now. What was typed into a form stands on it, and
 * its button sends all of that again, since nobody should have to rely on Back.
 * @param form what the browser sent; undefined where it sent no form
 */
export function notKeptPage(
  context: Pick<Spoken, 'facts' | 'notice'>,
  form?: URLSearchParams,
): string {
  const { desk, email } = context.facts;
  const { title, text, kept, button } = desk.pages.busy;
  if (!form) return fillPage(context, { title, text: fill(text, { email }) });
  const inputs = [...form].map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const page: DeskPage = {
    title,
    text: fill(kept, { email }),
    facts: typedFacts(context, form),
    fields: inputs.join(''),
    button,
  };
  return fillPage(context, page);
}

/** Answers a browser that followed a link, or pressed the button of its page, with the page for what does not work now. */
export const sayBusy = (
  request: HonoContext,
  context: DeskContext,
  status: 429 | 503,
  seconds = RETRY_SECONDS,
) => {
  const spoken = speaking(context, languageAsked(context, request));
  return request.html(notKeptPage(spoken), status, { 'Retry-After': `${seconds}` });
};
