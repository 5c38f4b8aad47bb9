import { formatDuration } from '../../lib/duration.ts';
import type { ServiceCardContent } from '../../schemas/pages/service-card.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Tags } from '../../ui/Tags/Tags.tsx';
import { useTitleId } from '../../ui/use-title-id.ts';
import phone from './PhoneRow.module.css';
import styles from './ServiceRow.module.css';

export interface ServiceRowProps extends ServiceCardContent {
  /** Whether it collapses to one line on a phone. */
  collapses?: boolean;
  messages: Messages;
}

/**
 * A service as a row: its name, its weeks and one sentence. On a phone the sentence collapses with the details but
 * stays available to screen readers.
 */
export function ServiceRow(props: ServiceRowProps) {
  const {
    title,
    description,
    features,
    protocols,
    timeline,
    complexity,
    href,
    collapses,
    messages,
  } = props;
  const classOf = (name: 'row' | 'title' | 'description' | 'summary' | 'complexity') =>
    collapses ? `${styles[name]} ${phone[name]}` : styles[name];
  const id = useTitleId();
  return (
    <article className={classOf('row')} aria-labelledby={id}>
      <h3 id={id} className={classOf('title')}>
        {href ? <a href={href}>{title}</a> : title}
      </h3>
      <p className={classOf('description')}>{description}</p>
      <Disclosure
        summary={<span>{messages.received}</span>}
        className={styles.details}
        summaryClassName={classOf('summary')}
      >
        <div className={styles.parts}>
          <BenefitList items={features} />
          <Tags label={messages.protocols} items={protocols} />
        </div>
      </Disclosure>
      <p className={styles.terms}>
        <span className={styles.weeks}>
          {formatDuration(timeline, messages.ongoing, messages.language)}
        </span>{' '}
        <span className={classOf('complexity')}>{messages.choices[complexity]}</span>
      </p>
    </article>
  );
}
