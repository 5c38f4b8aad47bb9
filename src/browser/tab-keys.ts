/**
 * Which tab a key leads to (WAI-ARIA Authoring Practices, Tabs); after the last comes the first.
 * @param index of the tab that has the focus, of `count`
 * @param isVertical whether the arrows up and down lead on as well: beside a list that lies in a row they scroll the page
 * @returns undefined for keys that are not ours
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
