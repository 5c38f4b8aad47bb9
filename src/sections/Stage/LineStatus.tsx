import type { Words } from '../../schemas/site/words.ts';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { sharedStatus } from '../../ui/FigureStatus/shared-status.ts';
import { linesOf } from './StageHead.tsx';
import type { StageOpening } from './stage-form.ts';

export interface LineStatusProps {
  line: StageOpening['lines'][number];
  opening: StageOpening;
  words: Pick<Words, 'figureStatus'>;
}

/** What the figure of a line is, where StageHead does not say it for all of them. */
export function LineStatus({ line: { status }, opening, words }: LineStatusProps) {
  if (!status || status === sharedStatus(linesOf(opening))) return null;
  return <FigureStatus status={status} words={words} />;
}
