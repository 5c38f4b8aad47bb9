import type { FigureStatusName } from '../../schemas/figures/figure-status.ts';

/** A figure, or a line that has none. */
interface Marked {
  status?: FigureStatusName | undefined;
}

/** The status that most figures of a strip have, to be said once for all of them; undefined where no two agree. */
export function sharedStatus(figures: Marked[]): FigureStatusName | undefined {
  const times = new Map<FigureStatusName, number>();
  for (const { status } of figures) if (status) times.set(status, (times.get(status) ?? 0) + 1);
  const [first] = [...times].sort(([, some], [, more]) => more - some);
  return first && first[1] > 1 ? first[0] : undefined;
}
