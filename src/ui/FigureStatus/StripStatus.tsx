import { fill } from '@falaj/contract/fill.ts';
import type { FigureStatusName } from '../../schemas/figures/figure-status.ts';
import type { Words } from '../../schemas/site/words.ts';
import { FigureStatus } from './FigureStatus.tsx';

export interface StripStatusProps {
  /** What most figures of the strip are, by `sharedStatus`. */
  shared: FigureStatusName;
  /** Whether a figure among them is something else and has a mark of its own. */
  isMixed: boolean;
  words: Pick<Words, 'figureStatus'>;
}

/** Says once below a strip what its figures are; only a figure that differs has a mark beside it. */
export function StripStatus({ shared, isMixed, words }: StripStatusProps) {
  const { figureStatus } = words;
  const label = isMixed
    ? fill(figureStatus.unmarked, { status: figureStatus[shared] })
    : figureStatus.all[shared];
  return (
    <p>
      <FigureStatus status={shared} label={label} words={words} />
    </p>
  );
}
