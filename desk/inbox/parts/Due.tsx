import { Groove } from '@falaj/site/ui/Groove/Groove.tsx';
import type { EnquiryLine } from '../../staff/api-types.ts';
import { useClock } from '../app/company.ts';
import { sayDue } from '../data/times.ts';
import { useNow } from '../data/use-now.ts';
import styles from './Due.module.css';

/** How much time is left until the promised answer, as water in a groove; an overdue one is marked in words and colour. */
export function Due({ line }: { line: EnquiryLine }) {
  const { text, late, left } = sayDue(line, useClock(), useNow());
  return (
    <>
      {left !== undefined && <Groove className={styles.groove} value={left} of={1} />}
      <span className={late ? styles.late : styles.due}>{text}</span>
    </>
  );
}
