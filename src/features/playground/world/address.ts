import { type Action, readAction, writeAction } from './actions.ts';

/** What an address opens: a scenario or free play, and the actions after the scenario's preparation. */
export interface PlayStart {
  scenario?: string | undefined;
  actions: Action[];
}

/** The first word of an address without a scenario. */
const FREE = 'free';
/** How many actions an address can carry; a longer run is shared as a file. */
export const MOST_SHARED = 40;

/** An opening as the fragment of an address: `#lock-up!wait.1!transfer.daud.amna.400`. */
export const writeStart = ({ scenario = FREE, actions }: PlayStart): string =>
  `#${[scenario, ...actions.map(writeAction)].join('!')}`;

/** A fragment without its `#`, and unescaped; undefined if an escape is invalid. */
function unescaped(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment.replace(/^#/, ''));
  } catch {
    return undefined;
  }
}

/**
 * Reads the fragment of an address (`location.hash`), which may have been cut off or changed on its way.
 * @param scenarios ids of the scenarios there are
 * @param isPlace whether a word is the id of an element on the page
 * @returns the opening; `broken` when it names something that does not exist; undefined when it does not
 * concern the playground, such as an anchor
 */
export function readStart(
  fragment: string,
  scenarios: readonly string[],
  isPlace: (id: string) => boolean,
): PlayStart | 'broken' | undefined {
  const text = unescaped(fragment);
  if (text === '') return undefined;
  const [first = '', ...words] = text?.split('!') ?? [];
  const isKnown = first === FREE || scenarios.includes(first);
  if (!isKnown) return words.length === 0 && isPlace(first) ? undefined : 'broken';
  const actions = words.flatMap((word) => readAction(word) ?? []);
  if (actions.length !== words.length || words.length > MOST_SHARED) return 'broken';
  return { scenario: first === FREE ? undefined : first, actions };
}
