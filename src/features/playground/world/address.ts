import { type Action, readAction, writeAction } from './actions.ts';

/** What an address opens: a scenario or none, and what is done after its preparation. */
export interface PlayOpening {
  scenario?: string | undefined;
  actions: Action[];
}

/** Begins an address without a scenario. */
const FREE = 'free';
/** Most actions that an address carries; a longer run is handed on as a file. */
export const MOST_SHARED = 40;

/** An opening as the fragment of an address: `#lock-up!wait.1!transfer.daud.amna.400`. */
export const writeOpening = ({ scenario = FREE, actions }: PlayOpening): string =>
  `#${[scenario, ...actions.map(writeAction)].join('!')}`;

/** A fragment without its sign and its escapes; undefined when it has escapes that stand for nothing. */
function unescaped(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment.replace(/^#/, ''));
  } catch {
    return undefined;
  }
}

/**
 * Reads the fragment of an address, as `location.hash` gives it. It was perhaps cut off or changed on its way.
 * @param scenarios ids of the scenarios there are
 * @param isPlace whether a word is the id of a place on the page
 * @returns the opening; `broken` when it names something that is not there; nothing when it is no business of the
 *   playground, such as an anchor of the page
 */
export function readOpening(
  fragment: string,
  scenarios: readonly string[],
  isPlace: (id: string) => boolean,
): PlayOpening | 'broken' | undefined {
  const text = unescaped(fragment);
  if (text === '') return undefined;
  const [first = '', ...words] = text?.split('!') ?? [];
  const isKnown = first === FREE || scenarios.includes(first);
  if (!isKnown) return words.length === 0 && isPlace(first) ? undefined : 'broken';
  const actions = words.flatMap((word) => readAction(word) ?? []);
  if (actions.length !== words.length || words.length > MOST_SHARED) return 'broken';
  return { scenario: first === FREE ? undefined : first, actions };
}
