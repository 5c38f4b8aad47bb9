import type { HomePage } from '../../schemas/home-page.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { Reason } from './Reason.tsx';
import styles from './Reasons.module.css';

export type ReasonsProps = HomePage['reasons'];

/** Why choose us: reasons that branch off one channel. On a phone their sentences fold. */
export function Reasons({ title, intro, items }: ReasonsProps) {
  return (
    <Band id="reasons" mood="dusk" labelledBy="reasons-title">
      <div className={styles.split}>
        <div className={styles.claim}>
          <SectionHead id="reasons-title" title={title} />
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        <ul className={styles.list}>
          {items.map((item, index) => (
            <Reason key={item.title} {...item} open={index === 0} />
          ))}
        </ul>
      </div>
    </Band>
  );
}
