import styles from './Docket.module.css';
import type { OpeningForm } from './form.ts';

/** What is delivered. */
export const docket: OpeningForm = styles;
