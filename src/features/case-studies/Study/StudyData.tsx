import { formatFigure } from '../../../lib/format-figure.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import type { FullStudy } from '../../../schemas/studies/full-study.ts';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { Figure } from '../../../ui/Figure/Figure.tsx';
import { Results } from '../../../ui/Results/Results.tsx';
import { Tags } from '../../../ui/Tags/Tags.tsx';
import styles from './StudyData.module.css';

export interface StudyDataProps
  extends Pick<FullStudy, 'challenge' | 'solution' | 'results' | 'metrics' | 'tags'> {
  messages: Messages;
}

/** The story of a study and its figures, collapsed below what the study shows. */
export function StudyData(props: StudyDataProps) {
  const { challenge, solution, results, metrics, tags, messages } = props;
  return (
    <Disclosure
      className={styles.data}
      summary={`${messages.challenge} · ${messages.solution} · ${messages.results}`}
    >
      <div className={styles.story}>
        <section>
          <h3>{messages.challenge}</h3>
          <p>{challenge}</p>
        </section>
        <section>
          <h3>{messages.solution}</h3>
          <p>{solution}</p>
          <Tags label={messages.tags} items={tags} />
        </section>
        <section className={styles.results}>
          <h3>{messages.results}</h3>
          <Results results={results} place="featured" messages={messages} />
        </section>
      </div>
      <dl className={styles.metrics}>
        {Object.entries(metrics ?? {}).map(([label, value]) => (
          <Figure key={label} label={label} value={formatFigure(value, messages.language)} />
        ))}
      </dl>
    </Disclosure>
  );
}
