import { type RefObject, useEffect, useRef } from 'react';
import { type PlayStart, readStart } from './world/address.ts';
import type { FirstRun } from './world/example.ts';

/** Whether the page has an element with that id, to which an address may lead. */
const isPlace = (id: string) => document.getElementById(id) !== null;

/** Opens what an address describes; `isTold` tells whether screen readers are told how it ended. */
type Open = (opening: PlayStart, notice?: 'broken', isTold?: boolean) => Promise<void>;

/**
 * Opens what the address describes, on arrival and whenever its fragment changes; without a fragment, the
 * example goes on.
 * @param scenarios the first one is played if the address names none
 * @param example what the page shows before anything is done
 * @param open plays a run from its beginning
 * @param root scrolled into view if the visitor arrives above it
 */
export function useAddress(
  scenarios: { id: string }[],
  example: FirstRun,
  open: Open,
  root: RefObject<HTMLDivElement | null>,
): void {
  const started = useRef(example);
  useEffect(() => {
    const ids = scenarios.map(({ id }) => id);
    const begin = { scenario: ids[0], actions: [] };
    // The browser cannot scroll to it itself: a run has no element on the page, and that of a scenario has only
    // just appeared.
    const arrive = () => {
      const { current } = root;
      if (current && current.getBoundingClientRect().top > innerHeight / 2)
        current.scrollIntoView();
    };
    const follow = (first: boolean) => {
      const opening = readStart(location.hash, ids, isPlace);
      if (opening === 'broken') return void open(begin, 'broken').then(arrive);
      if (opening) return void open(opening).then(arrive);
      // The steps of the example are repeated on the chain in this browser.
      const actions = started.current.done.map(({ action }) => action);
      if (first) void open({ scenario: ids[0], actions }, undefined, false);
    };
    follow(true);
    const changed = () => follow(false);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, [open, scenarios, root]);
}
