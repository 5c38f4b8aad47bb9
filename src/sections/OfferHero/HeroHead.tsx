import type { Messages } from '../../schemas/site/messages.ts';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { sharedStatus } from '../../ui/FigureStatus/shared-status.ts';
import styles from './HeroHead.module.css';
import type { HeroDetail } from './hero-variant.ts';

/** The id of the title of what a first screen shows: `aria-labelledby` of `#heroDetail`. */
export const HERO_DETAIL_TITLE = 'hero-detail-title';

export interface HeroHeadProps {
  heroDetail: HeroDetail;
  messages: Pick<Messages, 'figureStatus'>;
}

/** The lines of an detail of the hero with its result. */
export const linesOf = ({ lines, result }: Pick<HeroDetail, 'lines' | 'result'>) =>
  result ? [...lines, result] : lines;

/** The title of what a first screen shows, with what its figures are said once, and whose they are. */
export function HeroHead({ heroDetail, messages }: HeroHeadProps) {
  const { title, intro } = heroDetail;
  const shared = sharedStatus(linesOf(heroDetail));
  return (
    <div className={styles.head}>
      <h2 id={HERO_DETAIL_TITLE} className={styles.title}>
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
