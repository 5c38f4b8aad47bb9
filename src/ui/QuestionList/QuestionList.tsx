import type { FaqContent } from '../../schemas/offer/faq.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import styles from './QuestionList.module.css';

export interface QuestionListProps extends Pick<FaqContent, 'items'> {
  /** Whether the list stands below a heading of a part of its section. */
  isNested?: boolean | undefined;
}

/** Questions whose answers open without scripts. */
export function QuestionList({ items, isNested }: QuestionListProps) {
  const Heading = isNested ? 'h4' : 'h3';
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <Disclosure
          key={item.question}
          summary={<Heading className={styles.title}>{item.question}</Heading>}
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
