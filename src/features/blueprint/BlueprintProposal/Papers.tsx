import { sayList } from '../../../lib/say-list.ts';
import type { BlueprintMessages } from '../../../schemas/blueprint/blueprint-messages.ts';
import type { BlueprintResult } from '../blueprint.ts';
import { ANSWERS_TRACK } from '../data.ts';
import type { AroundLines } from '../parts.ts';
import { DisclosurePart } from './DisclosurePart.tsx';
import styles from './Papers.module.css';
import { RuleSource } from './RuleSource.tsx';

export interface PapersProps extends Pick<AroundLines, 'pages'> {
  blueprint: Pick<BlueprintResult, 'documents' | 'plan'>;
  messages: Pick<BlueprintMessages, 'parts' | 'gantt'>;
}

/** What a step produces, in the words of its offer's page. */
const Results = ({ term, lines }: { term: string; lines: string[] }) => (
  <div>
    <dt>{term}</dt>
    {lines.map((line) => (
      <dd key={line}>{line}</dd>
    ))}
  </div>
);

/** The papers that each step needs and what it produces, in the words of its offer's page. */
export function Papers({ blueprint: { documents, plan }, messages, pages }: PapersProps) {
  const [own, ...further] = plan.tracks.filter(({ id }) => id !== ANSWERS_TRACK);
  return (
    <DisclosurePart
      id="papers-title"
      title={messages.parts.documents}
      line={documents.map(({ title }) => title).join(' · ')}
    >
      <ol className={styles.papers}>
        {own?.steps.map(({ id, title, deliverables }) => {
          const brought = documents.filter(({ step }) => step === id);
          return (
            <li key={id}>
              <h4>{title}</h4>
              <dl>
                {brought.length > 0 && (
                  <div>
                    <dt>{messages.gantt.bring}</dt>
                    {brought.map((line) => (
                      <dd key={line.rule}>
                        <strong>{line.title}</strong>
                        <p>{line.text}</p>
                        <RuleSource line={line} pages={pages} />
                      </dd>
                    ))}
                  </div>
                )}
                <Results term={messages.gantt.get} lines={deliverables} />
              </dl>
            </li>
          );
        })}
        {further.map(({ id, name, steps }) => (
          <li key={id}>
            <h4>{name}</h4>
            <dl>
              <Results
                term={messages.gantt.get}
                lines={steps.map(({ title, deliverables }) => `${title}: ${sayList(deliverables)}`)}
              />
            </dl>
          </li>
        ))}
      </ol>
    </DisclosurePart>
  );
}
