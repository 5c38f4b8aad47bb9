import type { FaqContent } from '../../schemas/offer/faq.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import styles from './QuestionList.module.css';

export type QuestionListProps = Pick<FaqContent, 'items'>;

/** Questions whose answers open without scripts. */
export function QuestionList({ items }: QuestionListProps) {
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <Disclosure
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
        </Disclosure>
      ))}
    </div>
  );
}
