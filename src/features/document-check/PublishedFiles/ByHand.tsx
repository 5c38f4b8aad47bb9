import type { DocumentCheckContent } from '../../../schemas/document-check/document-check.ts';
import styles from './ByHand.module.css';

export type ByHandProps = Pick<DocumentCheckContent['files'], 'byHand' | 'commands' | 'compare'>;

/** How to compute a checksum on each system without this page. */
export function ByHand({ byHand, commands, compare }: ByHandProps) {
  return (
    <div className={styles.hand}>
      <h3 className={styles.title}>{byHand}</h3>
      <dl className={styles.commands}>
        {commands.map(({ system, command }) => (
          <div key={system} className={styles.system}>
            <dt>{system}</dt>
            <dd>
              <code className={styles.command} dir="ltr">
                {command}
              </code>
            </dd>
          </div>
        ))}
      </dl>
      <p>{compare}</p>
    </div>
  );
}
