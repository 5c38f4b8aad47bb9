import type { Messages } from '../../schemas/site/messages.ts';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { sharedStatus } from '../../ui/FigureStatus/shared-status.ts';
import { linesOf } from './HeroHead.tsx';
import type { HeroDetail } from './hero-variant.ts';

export interface LineStatusProps {
  line: HeroDetail['lines'][number];
  heroDetail: HeroDetail;
  messages: Pick<Messages, 'figureStatus'>;
}

/** What the figure of a line is, where HeroHead does not say it for all of them. */
export function LineStatus({ line: { status }, heroDetail, messages }: LineStatusProps) {
  if (!status || status === sharedStatus(linesOf(heroDetail))) return null;
  return <FigureStatus status={status} messages={messages} />;
}
