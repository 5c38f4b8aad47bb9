import type { FigureStatusName } from '../../schemas/figures/figure-status.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { FigureStatus } from './FigureStatus.tsx';

export interface StudyStatusProps {
  status: FigureStatusName;
  messages: Pick<Messages, 'figureStatus' | 'sampleProject'>;
}

/** The status of a study, shown once for its quote and all its figures (docs/site-rules.md#figures). */
export function StudyStatus({ status, messages }: StudyStatusProps) {
  const label = status === 'sample' ? messages.sampleProject : undefined;
  return (
    <span>
      <FigureStatus status={status} messages={messages} label={label} />
    </span>
  );
}
