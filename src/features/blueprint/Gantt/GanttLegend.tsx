import type { BlueprintWords } from '../../../schemas/blueprint/blueprint-words.ts';
import styles from './GanttLegend.module.css';

/** The legend of the bars. */
export function GanttLegend({ words }: { words: BlueprintWords['gantt']['bars'] }) {
  return (
    <ul className={styles.legend}>
      <li>
        <i className={styles.critical} aria-hidden="true" />
        {words.critical}
      </li>
      <li>
        <i className={styles.shortest} aria-hidden="true" />
        {words.shortest}
      </li>
      <li>
        <i className={styles.range} aria-hidden="true" />
        {words.range}
      </li>
    </ul>
  );
}
