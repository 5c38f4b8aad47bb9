import type { LimitsContent } from '../../schemas/limits.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './Limits.module.css';

export interface LimitsProps extends LimitsContent {
  /** The risk line, where a price, a minimum or a yield stands on the page. */
  risk?: string | undefined;
}

/** The one box of a page that says what the offer does not do and what can go wrong (docs/site-rules.md#limits). */
export function Limits({ title, intro, points, risk }: LimitsProps) {
  return (
    <Band id="limits" mood="plaster-2" labelledBy="limits-title">
      <SectionHead id="limits-title" title={title} intro={intro} />
      <div className={styles.box}>
        <dl className={styles.points}>
          {points.map((point) => (
            <div key={point.title}>
              <dt className={styles.title}>{point.title}</dt>
              <dd className={styles.text}>{point.text}</dd>
            </div>
          ))}
        </dl>
        {risk && <p className={styles.risk}>{risk}</p>}
      </div>
    </Band>
  );
}
