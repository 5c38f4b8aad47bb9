import type { HomePage } from '../../schemas/home-page.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './Reasons.module.css';

export type ReasonsProps = HomePage['reasons'];

/** Why choose us: reasons that branch off one channel. */
export function Reasons({ title, intro, items }: ReasonsProps) {
  return (
    <Band id="reasons" mood="dusk" labelledBy="reasons-title">
      <div className={styles.split}>
        <div className={styles.claim}>
          <SectionHead id="reasons-title" title={title} />
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.title} className={styles.item}>
              <h3>{item.title}</h3>
              <p>{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
