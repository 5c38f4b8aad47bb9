import { fill } from '@falaj/contract/fill.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { plural } from '../../../lib/plural.ts';
import type { PlaygroundContent } from '../../../schemas/playground/transfer-playground.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import type { Action } from '../world/actions.ts';
import { isPerson } from '../world/cast.ts';
import type { CheckValues } from '../world/found.ts';
import type { Shown, ShownCheck } from '../world/session.ts';

/** The messages of the page about people, checks and acts. */
export interface Says extends Pick<PlaygroundContent, 'people' | 'checks' | 'messages'> {
  /** Language and region, such as en-AE. */
  locale: string;
  /** What is wrong in a field for a number. */
  numbers: Messages['numbers'];
}

const PEOPLE_FIELDS = ['from', 'to', 'who'];

/** A day in words, in Dubai, where the share is issued. */
export const dayOf = (time: number, locale: string): string =>
  new Date(time * 1000).toLocaleDateString(locale, {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Dubai' },
  });

/** A time of day, in Dubai. */
export const clockOf = (time: number, locale: string): string =>
  new Date(time * 1000).toLocaleTimeString(locale, {
    hourCycle: 'h23',
    timeZone: 'Asia/Dubai',
  });

/** Numbers, times and names in words, for the placeholders of a sentence. */
function spoken(values: CheckValues, { people, locale }: Says): Record<string, string> {
  const pairs = Object.entries(values).map(([name, value]) => {
    if (PEOPLE_FIELDS.includes(name) && isPerson(value)) return [name, people[value].name];
    if (name === 'until') return [name, dayOf(Number(value), locale)];
    return [name, typeof value === 'number' ? formatNumber(value, undefined, locale) : value];
  });
  return Object.fromEntries(pairs);
}

/** The country of a person, for acts and checks that mention it. */
const countryOf = (person: string | undefined, { people }: Says) =>
  isPerson(person) ? people[person].country : '';

/** What a check found, in a sentence. */
export function foundSentence({ check, found }: ShownCheck, action: Action, says: Says): string {
  const sentences = says.checks[check].found;
  const sentence = sentences[found.state ?? 'all'] ?? '';
  const parties =
    'to' in action ? { to: action.to, ...('from' in action ? { from: action.from } : {}) } : {};
  const country = countryOf('to' in action ? action.to : undefined, says);
  return fill(sentence, { country, ...spoken({ ...parties, ...found }, says) });
}

/** A number of shares in words. */
export const sharesOf = (amount: number, { messages, locale }: Says) =>
  plural(messages.register.amount, amount, locale);

/** The name of the unit for a number of shares. */
export const unitOf = (amount: number, { messages, locale }: Says) =>
  plural(messages.register.shares, amount, locale);

/** What an act does, in a sentence. */
export function actSentence(action: Action, says: Says): string {
  const { acts, release } = says.messages;
  const isReleased =
    ('on' in action && action.on === 0) || ('allowed' in action && action.allowed === 0);
  const form = isReleased ? release[action.do] : acts[action.do];
  const { do: _name, ...fields } = action;
  const country = countryOf('of' in action ? action.of : undefined, says);
  const number = 'amount' in action ? action.amount : 'limit' in action ? action.limit : undefined;
  return fill(form.sentence, {
    country,
    ...spoken(fields, says),
    ...(number !== undefined && { shares: sharesOf(number, says) }),
    ...('days' in action && {
      days: plural(says.messages.register.days, action.days, says.locale),
    }),
  });
}

/** How an act ended, in a sentence or two, without a list of its checks. */
export function outcomeSentence(shown: Shown, says: Says): string {
  const { check } = says.messages;
  if (shown.refusedBy) return fill(check.refusedBy, { rule: says.checks[shown.refusedBy].rule });
  if (shown.isDone) return check.done;
  const error = shown.transactions.findLast(({ succeeded }) => !succeeded)?.error ?? '';
  return fill(check.other, { error });
}

/** What screen readers announce: the act, each check with its result, and how the act ended (WCAG 4.1.3). */
export function announcement(shown: Shown, says: Says, verdicts: Record<string, string>): string {
  const checks = shown.checks
    .filter(({ verdict }) => verdict !== 'notAsked')
    .map(({ check, verdict }) => `${says.checks[check].name}: ${verdicts[verdict]}`);
  const paid = paidSentences(shown, says);
  const parts = [actSentence(shown.action, says), ...checks, outcomeSentence(shown, says), ...paid];
  return `${parts.join('. ')}.`;
}

/** What each person was paid. */
export function paidSentences({ paid }: Shown, { people, messages, locale }: Says): string[] {
  return Object.entries(paid).map(([person, sum]) => {
    const name = isPerson(person) ? people[person].name : person;
    return sum === null
      ? fill(messages.unpaid, { name })
      : fill(messages.payout, { name, sum: formatNumber(sum ?? 0, undefined, locale) });
  });
}
