import type { FigureStatusName } from '../../schemas/figures/figure-status.ts';
import type { Words } from '../../schemas/site/words.ts';
import { FigureStatus } from './FigureStatus.tsx';

export interface StudyStatusProps {
  status: FigureStatusName;
  words: Pick<Words, 'figureStatus' | 'sampleProject'>;
}

/** The status of a study, shown once for its quote and all its figures (docs/site-rules.md#figures). */
export function StudyStatus({ status, words }: StudyStatusProps) {
  const label = status === 'sample' ? words.sampleProject : undefined;
  return (
    <span>
      <FigureStatus status={status} words={words} label={label} />
    </span>
  );
}
