import { isPerson, type Person } from './cast.ts';

/** Everything that a visitor can do. Amounts are shares, sums are whole units of money. */
export type Action =
  | { do: 'transfer'; from: Person; to: Person; amount: number }
  | { do: 'issue'; to: Person; amount: number }
  | { do: 'country'; of: Person; allowed: number }
  | { do: 'holders'; limit: number }
  | { do: 'largest'; limit: number }
  | { do: 'lockup'; days: number }
  | { do: 'threshold'; limit: number }
  | { do: 'approve'; from: Person; to: Person; amount: number }
  | { do: 'freeze'; who: Person; on: number }
  | { do: 'pause'; on: number }
  | { do: 'order'; from: Person; to: Person; amount: number }
  | { do: 'recover'; who: Person }
  | { do: 'withdraw'; who: Person }
  | { do: 'pay'; sum: number; days: number }
  | { do: 'wait'; days: number };

export type ActionName = Action['do'];

/** The type of a field of an action: a person, or a whole number within bounds. */
type Field = 'person' | readonly [least: number, most: number];

const SHARES = [1, 1_000_000] as const;
const LIMIT = [0, 1_000_000] as const;
const SWITCH = [0, 1] as const;
const DAYS = [0, 3_650] as const;

/** The fields of each action, in the order in which an address writes them. */
export const FIELDS = {
  transfer: { from: 'person', to: 'person', amount: SHARES },
  issue: { to: 'person', amount: SHARES },
  country: { of: 'person', allowed: SWITCH },
  holders: { limit: LIMIT },
  largest: { limit: LIMIT },
  lockup: { days: DAYS },
  threshold: { limit: LIMIT },
  approve: { from: 'person', to: 'person', amount: SHARES },
  freeze: { who: 'person', on: SWITCH },
  pause: { on: SWITCH },
  order: { from: 'person', to: 'person', amount: SHARES },
  recover: { who: 'person' },
  withdraw: { who: 'person' },
  pay: { sum: SHARES, days: [0, 30] },
  wait: { days: [1, 400] },
} as const satisfies Record<ActionName, Record<string, Field>>;

function isValid(field: Field, value: unknown): boolean {
  if (field === 'person') return isPerson(value);
  const [least, most] = field;
  return typeof value === 'number' && Number.isInteger(value) && least <= value && value <= most;
}

/** Whether a value from outside, such as from a file or an address, is an action and has no further fields. */
export function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null || !('do' in value)) return false;
  if (!Object.hasOwn(FIELDS, String(value.do))) return false;
  const fields: Record<string, Field> = FIELDS[value.do as ActionName];
  const given = Object.entries(value).filter(([name]) => name !== 'do');
  const names = Object.keys(fields);
  return (
    given.length === names.length &&
    given.every(([name, one]) => Object.hasOwn(fields, name) && isValid(fields[name] as Field, one))
  );
}

/** An action as a word of an address: `transfer.amna.bilal.100`. */
export const writeAction = (action: Action): string =>
  [action.do, ...Object.keys(FIELDS[action.do]).map((name) => action[name as never])].join('.');

/** The action that a word of an address names; undefined if it names none. */
export function readAction(word: string): Action | undefined {
  const [name = '', ...values] = word.split('.');
  if (!Object.hasOwn(FIELDS, name)) return undefined;
  const fields: [string, Field][] = Object.entries(FIELDS[name as ActionName]);
  if (values.length !== fields.length) return undefined;
  const pairs = fields.map(([field, kind], index) => {
    const value = values[index] ?? '';
    return [field, kind === 'person' ? value : /^\d{1,7}$/.test(value) ? Number(value) : undefined];
  });
  const action: unknown = { do: name, ...Object.fromEntries(pairs) };
  return isAction(action) ? action : undefined;
}
