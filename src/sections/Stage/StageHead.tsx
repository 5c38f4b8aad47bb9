import type { Messages } from '../../schemas/site/messages.ts';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { sharedStatus } from '../../ui/FigureStatus/shared-status.ts';
import styles from './StageHead.module.css';
import type { StageOpening } from './stage-form.ts';

/** The id of the title of what a first screen shows: `aria-labelledby` of `#opening`. */
export const OPENING_TITLE = 'opening-title';

export interface StageHeadProps {
  opening: StageOpening;
  messages: Pick<Messages, 'figureStatus'>;
}

/** The lines of an opening with its result. */
export const linesOf = ({ lines, result }: Pick<StageOpening, 'lines' | 'result'>) =>
  result ? [...lines, result] : lines;

/** The title of what a first screen shows, with what its figures are said once, and whose they are. */
export function StageHead({ opening, messages }: StageHeadProps) {
  const { title, intro } = opening;
  const shared = sharedStatus(linesOf(opening));
  return (
    <div className={styles.head}>
      <h2 id={OPENING_TITLE} className={styles.title}>
        {title}
      </h2>
      {shared && (
        <p className={styles.status}>
          <FigureStatus status={shared} messages={messages} />
        </p>
      )}
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
