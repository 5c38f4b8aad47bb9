import { fill } from '@falaj/contract/fill.ts';
import { formatTime } from '../../lib/duration.ts';
import { formatDay } from '../../lib/format-date.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { keepOrder } from '../../lib/keep-order.ts';
import type { BlueprintMessages } from '../../schemas/blueprint/blueprint-messages.ts';
import type { BlueprintRules } from '../../schemas/blueprint/blueprint-rules.ts';
import type { BlueprintResult } from './blueprint.ts';
import { formatDollars } from './format-dollars.ts';

/** Dollars without cents: every sum of a plan is an estimate. */
export const dollars = (amount: number, { language }: Pick<BlueprintResult, 'language'>): string =>
  formatDollars(Math.round(amount), language);

/** The number of holders in the answers. */
export const holdersOf = ({ answers, language }: BlueprintResult): string =>
  formatNumber(answers.holders, undefined, language);

/** Weeks as `12–21 weeks`. */
export const sayWeeks = ({ plan: { weeks }, language }: BlueprintResult): string =>
  keepOrder(formatTime({ unit: 'week', ...weeks }, language), language);

/** The days of a plan in words. */
const daysOf = ({ plan: { start, soonest, end } }: BlueprintResult, locale: string) => ({
  start: formatDay(start, locale),
  soonest: formatDay(soonest, locale),
  end: formatDay(end, locale),
});

/** The plan in a sentence: weeks, first day, and the two days between which it ends. */
export const saySummary = (
  blueprint: BlueprintResult,
  messages: BlueprintMessages,
  locale: string,
): string => fill(messages.summary, { weeks: sayWeeks(blueprint), ...daysOf(blueprint, locale) });

/** The answers in a sentence, so that a printed or saved proposal states its assumptions. */
export function sayAnswers(
  blueprint: BlueprintResult,
  messages: BlueprintMessages,
  { issuer, investors }: BlueprintRules['labels'],
): string {
  const { answers, language } = blueprint;
  const countries = answers.investors.map((place) => investors[place]);
  return fill(messages.answers, {
    size: dollars(answers.size, blueprint),
    issuer: issuer[answers.issuer],
    countries: new Intl.ListFormat(language).format(countries),
    holders: holdersOf(blueprint),
    minimum: dollars(answers.minimum, blueprint),
  });
}

/** Which register is cheaper, and by how much; for some kinds of asset there is no comparison. */
export function sayVerdict(
  blueprint: BlueprintResult,
  { registers: messages }: BlueprintMessages,
): string {
  const { registers } = blueprint;
  if (!registers) return messages.unfit;
  const { cheaper, saved, model } = registers;
  return fill(messages[cheaper], { saved: dollars(saved, blueprint), years: model.years });
}

/**
 * The registers of the comparison, each with its calculation; none where the cost model does not fit
 * the asset.
 */
export function saySums(
  blueprint: BlueprintResult,
  { registers: messages }: BlueprintMessages,
): { side: string; sum: string }[] {
  const { registers } = blueprint;
  if (!registers) return [];
  const holders = holdersOf(blueprint);
  const inDollars = (amount: number) => dollars(amount, blueprint);
  return registers.sides.map(({ name, cost: { fixed, each, total } }) => {
    const sums = {
      fixed: inDollars(fixed),
      each: inDollars(each),
      total: inDollars(total),
      holders,
    };
    return { side: messages.columns[name], sum: fill(messages.sum, sums) };
  });
}

/** The lines that are put into the contact form. */
export function sayMessage(
  blueprint: BlueprintResult,
  messages: BlueprintMessages,
  labels: BlueprintRules['labels'],
  { locale, url }: { locale: string; url: string },
): string {
  const { answers, asset } = blueprint;
  return fill(messages.exports.message, {
    asset,
    size: dollars(answers.size, blueprint),
    issuer: labels.issuer[answers.issuer],
    holders: holdersOf(blueprint),
    weeks: sayWeeks(blueprint),
    ...daysOf(blueprint, locale),
    url,
  });
}
