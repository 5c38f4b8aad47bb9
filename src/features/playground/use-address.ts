import { type RefObject, useEffect, useRef } from 'react';
import { type PlayOpening, readOpening } from './world/address.ts';
import type { FirstRun } from './world/example.ts';

/** Whether the page has a place of that name, to which an address may lead. */
const isPlace = (id: string) => document.getElementById(id) !== null;

/** Opens what an address says; `isTold` says whether screen readers are told how it ended. */
type Open = (opening: PlayOpening, notice?: 'broken', isTold?: boolean) => Promise<void>;

/**
 * Opens what the address says, at first and whenever its fragment changes; without one the example is played on.
 * @param scenarios the first one is played where the address names none
 * @param example what the page shows before anything is done
 * @param open plays what it says from the beginning
 * @param root is scrolled to where the visitor arrives above it
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
    // A run has no place on the page, and that of a scenario is shown only now: a browser goes to neither.
    const arrive = () => {
      const { current } = root;
      if (current && current.getBoundingClientRect().top > innerHeight / 2)
        current.scrollIntoView();
    };
    const follow = (first: boolean) => {
      const opening = readOpening(location.hash, ids, isPlace);
      if (opening === 'broken') return void open(begin, 'broken').then(arrive);
      if (opening) return void open(opening).then(arrive);
      // Its steps are done again on the chain of this device.
      const actions = started.current.done.map(({ action }) => action);
      if (first) void open({ scenario: ids[0], actions }, undefined, false);
    };
    follow(true);
    const changed = () => follow(false);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, [open, scenarios, root]);
}
