import type { Messages } from '../../schemas/site/messages.ts';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { sharedStatus } from '../../ui/FigureStatus/shared-status.ts';
import { linesOf } from './StageHead.tsx';
import type { StageOpening } from './stage-form.ts';

export interface LineStatusProps {
  line: StageOpening['lines'][number];
  opening: StageOpening;
  messages: Pick<Messages, 'figureStatus'>;
}

/** What the figure of a line is, where StageHead does not say it for all of them. */
export function LineStatus({ line: { status }, opening, messages }: LineStatusProps) {
  if (!status || status === sharedStatus(linesOf(opening))) return null;
  return <FigureStatus status={status} messages={messages} />;
}
