import type { BlueprintMessages } from '../../../schemas/blueprint/blueprint-messages.ts';
import styles from './GanttLegend.module.css';

/** The legend of the bars. */
export function GanttLegend({ messages }: { messages: BlueprintMessages['gantt']['bars'] }) {
  return (
    <ul className={styles.legend}>
      <li>
        <i className={styles.critical} aria-hidden="true" />
        {messages.critical}
      </li>
      <li>
        <i className={styles.shortest} aria-hidden="true" />
        {messages.shortest}
      </li>
      <li>
        <i className={styles.range} aria-hidden="true" />
        {messages.range}
      </li>
    </ul>
  );
}
