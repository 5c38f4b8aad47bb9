import type { LimitsContent } from '../../schemas/limits.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { HeadBeside } from '../../ui/HeadBeside/HeadBeside.tsx';
import { Points } from '../../ui/Points/Points.tsx';
import styles from './Limits.module.css';

export interface LimitsProps extends LimitsContent {
  /** The risk line, where a price, a minimum or a yield stands on the page. */
  risk?: string | undefined;
}

/** The one place of a page that says what the offer does not do and what can go wrong (docs/site-rules.md#limits). */
export function Limits({ title, intro, points, risk }: LimitsProps) {
  return (
    <Band id="limits" mood="plaster-2" labelledBy="limits-title">
      <HeadBeside id="limits-title" title={title} intro={intro}>
        <Points items={points} isCaution />
        {risk && <p className={styles.risk}>{risk}</p>}
      </HeadBeside>
    </Band>
  );
}
