import type { FiguresPage } from '../../schemas/figures/figures-page.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './Statuses.module.css';

type Meaning = FiguresPage['statuses']['items'][number];

export interface StatusesProps extends Pick<FiguresPage['statuses'], 'title' | 'intro'> {
  /** Each status with its meaning. */
  items: Pick<Meaning, 'status' | 'title' | 'text'>[];
  messages: Messages;
}

/** How the word of each status is cut. */
const CUTS = { sourced: '', stated: '', target: styles.target, sample: styles.sample };

/** The meaning of each status of figures, at the anchor to which the statuses link. */
export function Statuses({ title, intro, items, messages }: StatusesProps) {
  return (
    <Section id="statuses" theme="plaster-2" labelledBy="statuses-title">
      <SectionHead id="statuses-title" title={title} intro={intro} />
      <dl className={styles.statuses}>
        {items.map((item) => (
          <div key={item.status} id={item.status} className={styles.status}>
            <dt>
              <span className={`${styles.word} ${CUTS[item.status]}`}>
                {messages.figureStatus[item.status]}
              </span>
              <span className={styles.title}>{item.title}</span>
            </dt>
            <dd className={styles.text}>{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
