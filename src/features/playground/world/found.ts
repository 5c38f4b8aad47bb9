import type { Action } from './actions.ts';
import type { CheckId } from './checks.ts';
import type { Insight } from './insight.ts';
import type { ChainView, HolderView } from './view.ts';

/** The values for the placeholders of a check's sentence; people by id, times as Unix time. */
export type CheckValues = Record<string, string | number>;

type Movement = Extract<Action, { do: 'transfer' | 'issue' | 'order' }>;

/** What each check found before a movement, for the sentence beside its result. */
export function foundBy(
  check: CheckId,
  action: Movement,
  { rules, holders }: ChainView,
  { isVerified, locked, lockedUntil }: Insight,
): CheckValues {
  const holder = (person: string): HolderView | undefined =>
    holders.find((one) => one.person === person);
  const to = holder(action.to);
  const from = action.do === 'issue' ? undefined : holder(action.from);
  const shares = from?.shares ?? 0;
  const { amount } = action;
  const receiver = to?.shares ?? 0;
  return {
    running: { state: rules.isPaused ? 'paused' : 'open' },
    frozen: { state: from?.isFrozen ? 'from' : to?.isFrozen ? 'to' : 'none' },
    free: { shares, amount },
    verified: { state: isVerified ? 'valid' : 'withdrawn' },
    countries: { state: to?.isCountryAllowed ? 'listed' : 'closed' },
    holders: { count: rules.holders, limit: rules.holderLimit },
    largest: { after: receiver + (from === to ? 0 : amount), limit: rules.largest },
    lockup: {
      state: locked > 0 ? 'locked' : 'free',
      locked,
      until: lockedUntil,
      free: shares - locked,
    },
    approval: { amount, limit: rules.threshold },
  }[check];
}
