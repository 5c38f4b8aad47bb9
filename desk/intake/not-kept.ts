import { fields, sayValue } from '@falaj/contract/fields.ts';
import { fill } from '@falaj/contract/fill.ts';
import { sayTime } from '@falaj/contract/receipt.ts';
import { type DeskPage, escapeHtml, fillPage } from '../pages.ts';
import type { Spoken } from '../printed.ts';

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
