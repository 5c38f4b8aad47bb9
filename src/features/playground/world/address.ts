import { type Action, readAction, writeAction } from './actions.ts';

/** What an address opens: a scenario or none, and what is done after its preparation. */
export interface Opening {
  scenario?: string | undefined;
  actions: Action[];
}

/** Begins an address without a scenario. */
const FREE = 'free';
/** Most actions that an address carries; a longer run is handed on as a file. */
export const MOST_SHARED = 40;

/** An opening as the fragment of an address: `#lock-up!wait.1!transfer.daud.amna.400`. */
export const writeOpening = ({ scenario = FREE, actions }: Opening): string =>
  `#${[scenario, ...actions.map(writeAction)].join('!')}`;

/**
 * Reads the fragment of an address.
 * @param scenarios ids of the scenarios there are
 * @returns the opening; `broken` when it was meant for the playground and names something that is not there; nothing
 *   when it is no business of the playground, such as an anchor of the page
 */
export function readOpening(
  fragment: string,
  scenarios: readonly string[],
): Opening | 'broken' | undefined {
  const [first = '', ...words] = fragment.replace(/^#/, '').split('!');
  const isKnown = first === FREE || scenarios.includes(first);
  if (!isKnown) return words.length > 0 ? 'broken' : undefined;
  const actions = words.flatMap((word) => readAction(word) ?? []);
  if (actions.length !== words.length || words.length > MOST_SHARED) return 'broken';
  return { scenario: first === FREE ? undefined : first, actions };
}
