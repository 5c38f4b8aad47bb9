/**
 * Which tab a key moves to (WAI-ARIA Authoring Practices, Tabs); the first follows the last.
 * @param index of the tab that has the focus, of `count`
 * @param isVertical whether the up and down arrows move as well; when the tabs lie in a row, these keys scroll
 * the page
 * @returns the index of the tab, or undefined for a key that moves to none
 */
export function tabAfter(
  key: string,
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
  const move = moves[key];
  return move === undefined ? undefined : (move + count) % count;
}
