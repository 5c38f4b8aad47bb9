import styles from './Bill.module.css';
import sum from './BillSum.module.css';
import type { OpeningForm } from './form.ts';

/** The asset in numbers, and what they add up to. */
export const bill: OpeningForm = { ...styles, result: sum.result };
