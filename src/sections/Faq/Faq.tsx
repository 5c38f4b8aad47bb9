import type { FaqContent } from '../../schemas/offer/faq.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { Fold } from '../../ui/Fold/Fold.tsx';
import { HeadBeside } from '../../ui/HeadBeside/HeadBeside.tsx';
import styles from './Faq.module.css';

export type FaqProps = FaqContent;

/** Questions whose answers open without scripts. */
export function Faq({ title, intro, items }: FaqProps) {
  return (
    <Band id="questions" labelledBy="questions-title">
      <HeadBeside id="questions-title" title={title} intro={intro}>
        <div className={styles.list}>
          {items.map((item) => (
            <Fold
              key={item.question}
              summary={<h3 className={styles.title}>{item.question}</h3>}
              className={styles.item}
              summaryClassName={styles.question}
            >
              <p className={styles.answer}>{item.answer}</p>
              {item.call && (
                <p className={styles.answer}>
                  <a href={item.call.href}>{item.call.text}</a>
                </p>
              )}
            </Fold>
          ))}
        </div>
      </HeadBeside>
    </Band>
  );
}
