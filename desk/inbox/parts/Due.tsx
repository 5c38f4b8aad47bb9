import type { EnquiryLine } from '../../staff/api-types.ts';
import { useClock } from '../app/company.ts';
import { sayDue } from '../data/times.ts';
import { useNow } from '../data/use-now.ts';
import styles from './Due.module.css';

/** How much time is left until the promised answer; an overdue one is marked in words and colour. */
export function Due({ line }: { line: EnquiryLine }) {
  const { text, late } = sayDue(line, useClock(), useNow());
  return <span className={late ? styles.late : styles.due}>{text}</span>;
}
