import styles from './Flow.module.css';
import route from './FlowRoute.module.css';
import type { OpeningForm } from './form.ts';

/** A worked example, as a flow that is as wide as its amounts. */
export const flow: OpeningForm = {
  ...styles,
  lines: `${styles.lines} ${route.route}`,
  hasWidths: true,
};
