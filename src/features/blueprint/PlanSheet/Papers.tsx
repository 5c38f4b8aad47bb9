import type { BlueprintWords } from '../../../schemas/blueprint-words.ts';
import type { Blueprint } from '../blueprint.ts';
import type { AroundLines } from '../parts.ts';
import styles from './Papers.module.css';
import { Source } from './Source.tsx';

export interface PapersProps extends Pick<AroundLines, 'pages'> {
  blueprint: Pick<Blueprint, 'documents' | 'plan'>;
  words: Pick<BlueprintWords, 'parts' | 'rule' | 'gantt'>;
}

/** What is brought to each step and what comes out of it, as the page of its offer says. */
export function Papers({ blueprint: { documents, plan }, words, pages }: PapersProps) {
  const steps = plan.tracks.flatMap(({ name, steps: own }) =>
    own.filter(({ title }) => title).map((step) => ({ ...step, offer: name })),
  );
  return (
    <section aria-labelledby="papers-title" className={styles.part}>
      <h3 id="papers-title">{words.parts.documents}</h3>
      <ol className={styles.papers}>
        {steps.map(({ id, title, offer, deliverables }) => {
          const brought = documents.filter(({ step }) => step === id);
          return (
            <li key={id}>
              <h4>
                {title} <span>{offer}</span>
              </h4>
              <dl>
                {brought.length > 0 && (
                  <div>
                    <dt>{words.gantt.bring}</dt>
                    {brought.map((line) => (
                      <dd key={line.rule}>
                        <strong>{line.title}</strong>
                        <p>{line.text}</p>
                        <Source line={line} words={words} pages={pages} />
                      </dd>
                    ))}
                  </div>
                )}
                <div>
                  <dt>{words.gantt.get}</dt>
                  {deliverables.map((deliverable) => (
                    <dd key={deliverable}>{deliverable}</dd>
                  ))}
                </div>
              </dl>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
