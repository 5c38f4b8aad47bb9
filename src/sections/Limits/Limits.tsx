import type { LimitsContent } from '../../schemas/offer/limits.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { Points } from '../../ui/Points/Points.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './Limits.module.css';

export interface LimitsProps extends LimitsContent {
  /** The risk line; given where a price, a minimum or a yield is on the page. */
  risk?: string | undefined;
}

/**
 * The one band of a page that says what the offer does not do and what can go wrong
 * (docs/site-rules.md#limits).
 */
export function Limits({ title, intro, points, risk }: LimitsProps) {
  return (
    <Band id="limits" mood="plaster-2" labelledBy="limits-title">
      <SectionHead id="limits-title" title={title} intro={intro} isNarrow />
      <Points items={points} isCaution className={styles.limits} />
      {risk && <p className={styles.risk}>{risk}</p>}
    </Band>
  );
}
