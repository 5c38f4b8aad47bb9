import type { ProcessStep } from '../../schemas/process.ts';
import type { Words } from '../../schemas/words.ts';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import styles from './Deliverables.module.css';

export interface DeliverablesProps {
  items: ProcessStep['deliverables'];
  words: Words;
}

/**
 * The Key Deliverables of a step, which fold on a phone. Their heading stands twice, and each screen shows one.
 */
export function Deliverables({ items, words }: DeliverablesProps) {
  return (
    <div>
      <h4 className={styles.title}>{words.deliverables}</h4>
      <details className={styles.folded}>
        <summary className={styles.summary}>{words.deliverables}</summary>
        <BenefitList items={items} />
      </details>
    </div>
  );
}
