import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { useTitleId } from '../use-title-id.ts';
import styles from './Point.module.css';

export interface PointProps {
  title: string;
  text: string;
}

/** A term and its meaning. On a phone the term expands the meaning. */
export function Point({ title, text }: PointProps) {
  const id = useTitleId();
  return (
    <div className={styles.point}>
      <dt id={id} className={styles.title}>
        {title}
      </dt>
      <dd className={styles.text}>
        <Disclosure onPhone labelledBy={id} summaryClassName={styles.summary}>
          <p className={styles.meaning}>{text}</p>
        </Disclosure>
      </dd>
    </div>
  );
}
