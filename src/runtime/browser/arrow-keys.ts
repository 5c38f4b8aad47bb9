/** What a key event says: its key, and the element that it was pressed on. */
interface Press {
  key: string;
  target: EventTarget | null;
}

const TURNED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * The key of an event as it is meant where text runs from left to right: where it runs the other way, the left arrow
 * leads on and the right arrow leads back.
 */
export function keyInReading({ key, target }: Press): string {
  const turned = TURNED[key];
  if (!turned || !(target instanceof Element)) return key;
  return getComputedStyle(target).direction === 'rtl' ? turned : key;
}

/**
 * Which tab a key moves to (WAI-ARIA Authoring Practices, Tabs); the first follows the last.
 * @param index of the tab that has the focus, of `count`
 * @param isVertical whether the up and down arrows move as well; when the tabs lie in a row, these keys scroll
 * the page
 * @returns the index of the tab, or undefined for a key that moves to none
 */
export function tabAfter(
  press: Press,
  index: number,
  count: number,
  isVertical: boolean,
): number | undefined {
  const moves: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: count - 1,
    ...(isVertical && { ArrowDown: index + 1, ArrowUp: index - 1 }),
  };
  const move = moves[keyInReading(press)];
  return move === undefined ? undefined : (move + count) % count;
}
