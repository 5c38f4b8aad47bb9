import { fill } from '@falaj/contract/fill.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import type { IllustrationOf } from '../../../schemas/illustrations/illustration.ts';
import type { Shown } from '../world/session.ts';
import type { ChainView } from '../world/view.ts';
import { clockOf, dayOf, foundSentence, type Says, unitOf } from './sentences.ts';

/** The cap table as data for the register illustration. */
export function registerOf(
  view: ChainView,
  shown: Shown | undefined,
  says: Says,
): IllustrationOf<'register'> {
  const { people, messages, locale } = says;
  const moved = shown?.isDone && 'amount' in shown.action && shown.checks.length > 0;
  const receiver = moved && 'to' in shown.action ? shown.action.to : undefined;
  const change = moved && 'amount' in shown.action ? shown.action.amount : 0;
  const at = `${dayOf(view.time, locale)}, ${clockOf(view.time, locale)}`;
  return {
    kind: 'register',
    context: fill(messages.register.context, {
      ...{
        n: formatNumber(view.supply, undefined, locale),
        date: dayOf(view.time, locale),
        block: view.block,
      },
    }),
    data: {
      total: view.supply,
      unit: unitOf(view.supply, says),
      holders: view.holders.map(({ person, shares, isFrozen }) => ({
        id: people[person].name,
        class: people[person].country,
        shares,
        state: isFrozen ? 'frozen' : person === receiver ? 'changed' : 'normal',
      })),
      ...(receiver && { change: { shares: change, at } }),
    },
  };
}

/** A movement as data for the transfer check; undefined for acts that move no shares. */
export function checkOf(shown: Shown, says: Says): IllustrationOf<'transferCheck'> | undefined {
  const { action, checks, transactions, isDone } = shown;
  if (checks.length === 0 || !('amount' in action)) return undefined;
  const { people, messages, locale } = says;
  const time = clockOf(transactions[0]?.time ?? 0, locale);
  const at = checks.findIndex(({ verdict }) => verdict === 'refused') + 1;
  const isRefused = at > 0 || !isDone;
  return {
    kind: 'transferCheck',
    title: messages.check.title,
    context: fill(messages.check.context, { n: transactions[0]?.hash.slice(0, 10) ?? '' }),
    data: {
      from: 'from' in action ? people[action.from].name : messages.acts.issue.title,
      to: people[action.to].name,
      shares: action.amount,
      unit: unitOf(action.amount, says),
      ...{ asked: time, answered: time },
      rules: checks.map((check) => ({
        name: says.checks[check.check].name,
        value: foundSentence(check, action, says),
      })),
      outcome: isRefused ? 'refused' : 'passed',
      ...(isRefused && { at: at || checks.length + 1 }),
    },
  };
}
