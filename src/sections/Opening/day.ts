import styles from './Day.module.css';
import type { OpeningForm } from './form.ts';

/** What happens when. */
export const day: OpeningForm = styles;
