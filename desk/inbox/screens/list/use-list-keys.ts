import { useEffect, useRef } from 'react';
import { mayAnswer, useMyself } from '../../app/company.ts';
import { useShortcuts } from '../../data/keyboard.ts';
import { useChange } from '../../data/queries.ts';
import { openedLast } from '../../data/route.ts';
import { snoozeTimes } from '../../data/snooze.ts';

const links = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** The enquiry in whose row the focus is. */
const here = () => document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-row]');

/** Moves to the row that is so many further; from outside the list to the
 * one that was opened last, or the first. */
function move(step: number): void {
  const all = links();
  const now = here();
  const opened = all.findIndex(({ dataset }) => dataset.row === openedLast());
  const at = now ? all.indexOf(now) + step : opened;
  const next = all[Math.min(Math.max(at, 0), all.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** The index of the row with the focus; -1 outside of the list. */
const placeNow = () => {
  const row = here();
  return row ? links().indexOf(row) : -1;
};

/**
 * Returns the focus to its place in the list when the element that had it has been removed, each time the list
 * is drawn again, until the focus moves elsewhere.
 * @returns a function that remembers an index; a negative one means none
 */
export function useStay(): (at: number) => void {
  const place = useRef(-1);
  useEffect(() => {
    const at = place.current;
    if (at < 0 || document.activeElement !== document.body) return;
    const all = links();
    all[Math.min(at, all.length - 1)]?.focus();
    // This row may be removed next.
    place.current = at;
  });
  useEffect(() => {
    const leave = () => {
      place.current = -1;
    };
    addEventListener('focusin', leave);
    addEventListener('pointerdown', leave);
    return () => {
      removeEventListener('focusin', leave);
      removeEventListener('pointerdown', leave);
    };
  }, []);
  return (at) => {
    place.current = at;
  };
}

interface ListKeys {
  /** Ids of the selected enquiries. */
  selected: string[];
  toggle: (id: string) => void;
  /** Deselects these. */
  clear: (ids: string[]) => void;
  /** Remembers the place of the focus. */
  stayAt: ReturnType<typeof useStay>;
}

/**
 * The shortcuts of the list: arrows or j and k move, the others act on the selection or on the row with the
 * focus.
 */
export function useListKeys({ selected, toggle, clear, stayAt }: ListKeys) {
  const me = useMyself();
  const { mutate } = useChange();
  const own = () => here()?.dataset.row;
  const ids = () => (selected.length > 0 ? selected : [own() ?? ''].filter(Boolean));
  const act = (change: Omit<Parameters<typeof mutate>[0], 'ids'>) => () => {
    const wanted = ids();
    stayAt(placeNow());
    if (wanted.length > 0) mutate({ ids: wanted, ...change }, { onSuccess: () => clear(wanted) });
  };
  const select = () => {
    const id = own();
    if (id) toggle(id);
  };
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(mayAnswer(me) && {
      x: select,
      a: act({ assignee: me.account.id }),
      c: act({ status: 'closed' }),
      '!': act({ suspect: true }),
      s: () => act({ snoozedUntil: snoozeTimes(Date.now(), me.hours)[0].until })(),
    }),
    Escape: selected.length > 0 ? () => clear(selected) : undefined,
  });
}
