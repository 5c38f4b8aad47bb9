import type { OpeningForm } from './form.ts';
import styles from './Rule.module.css';

/** A rule, with the code that decides. */
export const rule: OpeningForm = styles;
