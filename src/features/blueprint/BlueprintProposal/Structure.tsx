import type { BlueprintMessages } from '../../../schemas/blueprint/blueprint-messages.ts';
import { type BlueprintResult, STRUCTURE } from '../blueprint.ts';
import type { AroundLines } from '../parts.ts';
import { RuleSource } from './RuleSource.tsx';
import styles from './Structure.module.css';

export interface StructureProps extends Pick<AroundLines, 'pages'> {
  structure: BlueprintResult['structure'];
  messages: Pick<BlueprintMessages, 'structure' | 'parts'>;
}

/** The four choices of a structure, as cards beside each other. */
export function Structure({ structure, messages, pages }: StructureProps) {
  return (
    <section aria-labelledby="structure-title" className={styles.part}>
      <h3 id="structure-title">{messages.structure}</h3>
      <dl className={styles.choices}>
        {STRUCTURE.map((part) => {
          const line = structure[part];
          return (
            <div key={part} className={styles.choice}>
              <dt>{messages.parts[part]}</dt>
              <dd>
                <strong>{line.title}</strong>
                <p>{line.text}</p>
                <RuleSource line={line} pages={pages} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
