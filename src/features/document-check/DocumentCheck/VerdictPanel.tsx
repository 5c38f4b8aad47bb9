import { Lamp } from '../../../illustrations/IllustrationFrame/Lamp.tsx';
import { part } from '../../../runtime/elements/part.ts';
import type { CheckMessages } from '../../../schemas/document-check/document-check.ts';
import type { CheckParts } from '../check-parts.ts';
import { Gates } from '../Gates/Gates.tsx';
import styles from './VerdictPanel.module.css';

/** The result: the verdict, and both fingerprints one above the other. */
export function VerdictPanel({ says }: { says: CheckMessages }) {
  return (
    <div className={styles.verdict} hidden {...part<CheckParts>('verdict')}>
      <div className={styles.head}>
        <span hidden {...part<CheckParts>('good')}>
          <Lamp state="lit" />
        </span>
        <span hidden {...part<CheckParts>('bad')}>
          <Lamp state="refused" />
        </span>
        <h3 className={styles.title} tabIndex={-1} {...part<CheckParts>('title')}>
          {says.busy}
        </h3>
      </div>
      <p {...part<CheckParts>('text')} />
      <div className={styles.board}>
        <div {...part<CheckParts>('oursRow')}>
          <p className={styles.label}>{says.ours}</p>
          <Gates />
          <code className={styles.digits} dir="ltr" {...part<CheckParts>('ours')} />
        </div>
        <div {...part<CheckParts>('yoursRow')}>
          <p className={styles.label}>{says.yours}</p>
          <Gates isBelow />
          <code className={styles.digits} dir="ltr" {...part<CheckParts>('yours')} />
        </div>
      </div>
      <p className={styles.differs} hidden {...part<CheckParts>('differs')} />
      <p>
        <a className={styles.again} hidden href="#files" download {...part<CheckParts>('again')}>
          {says.again}
        </a>
      </p>
    </div>
  );
}
