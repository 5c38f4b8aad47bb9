import messages from 'virtual:messages';
import { Link } from 'wouter';
import { whyOf } from '../../data/api.ts';
import { useEnquiry } from '../../data/queries.ts';
import { backPath, useRemember } from '../../data/route.ts';
import { useArrival } from '../../data/use-arrival.ts';
import { useNarrow } from '../../data/use-narrow.ts';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { BookedTime } from './BookedTime.tsx';
import { Composer } from './Composer.tsx';
import { Conversation } from './Conversation.tsx';
import { EnquiryActs } from './EnquiryActs.tsx';
import { EnquiryFacts } from './EnquiryFacts.tsx';
import { EnquiryHead } from './EnquiryHead.tsx';
import styles from './EnquiryScreen.module.css';
import { History } from './History.tsx';
import { useEnquiryKeys } from './use-enquiry-keys.ts';

/** One enquiry: what was written, what was answered, and what can be done. */
export function EnquiryScreen({ id }: { id: string }) {
  const { data, error } = useEnquiry(id);
  const isNarrow = useNarrow();
  useRemember({ enquiry: id });
  useEnquiryKeys(id);
  useArrival(Boolean(data ?? error));
  if (!data) {
    const isGone = error && whyOf(error) === 'missing';
    return (
      <div className={styles.screen}>
        <Link to={backPath()}>{messages.enquiry.back}</Link>
        <h1 tabIndex={-1}>{isGone ? messages.enquiry.gone : messages.shell.loading}</h1>
        {!isGone && <ErrorNotice error={error} />}
      </div>
    );
  }
  return (
    <article className={styles.screen}>
      <EnquiryHead whole={data} />
      <div className={styles.columns}>
        <div className={styles.thread}>
          {data.booking && <BookedTime id={id} booking={data.booking} />}
          {data.enquiry.fields.message && (
            <section className={styles.message} aria-label={messages.enquiry.message}>
              <p dir="auto" className={styles.words}>
                {data.enquiry.fields.message}
              </p>
            </section>
          )}
          {isNarrow && <EnquiryActs line={data.enquiry} />}
          <Conversation whole={data} />
          <Composer whole={data} />
        </div>
        <aside className={styles.side}>
          {!isNarrow && <EnquiryActs line={data.enquiry} />}
          <EnquiryFacts whole={data} />
          <History whole={data} />
        </aside>
      </div>
    </article>
  );
}
