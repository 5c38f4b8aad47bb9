import { fill } from '@falaj/contract/fill.ts';
import type { FigureStatusName } from '../../schemas/figures/figure-status.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { FigureStatus } from './FigureStatus.tsx';

export interface StripStatusProps {
  /** What most figures of the strip are, by `sharedStatus`. */
  shared: FigureStatusName;
  /** Whether a figure among them is something else and has a mark of its own. */
  isMixed: boolean;
  messages: Pick<Messages, 'figureStatus'>;
}

/** Says once below a strip what its figures are; only a figure that differs has a mark beside it. */
export function StripStatus({ shared, isMixed, messages }: StripStatusProps) {
  const { figureStatus } = messages;
  const label = isMixed
    ? fill(figureStatus.unmarked, { status: figureStatus[shared] })
    : figureStatus.all[shared];
  return (
    <p>
      <FigureStatus status={shared} label={label} messages={messages} />
    </p>
  );
}
