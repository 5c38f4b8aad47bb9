import type { BlueprintWords } from '../../../schemas/blueprint-words.ts';
import { type Blueprint, STRUCTURE } from '../blueprint.ts';
import type { AroundLines } from '../parts.ts';
import { Source } from './Source.tsx';
import styles from './Structure.module.css';

export interface StructureProps extends Pick<AroundLines, 'pages'> {
  structure: Blueprint['structure'];
  words: Pick<BlueprintWords, 'structure' | 'parts' | 'rule'>;
}

/** The four choices of a structure, as sheets beside each other. */
export function Structure({ structure, words, pages }: StructureProps) {
  return (
    <section aria-labelledby="structure-title" className={styles.part}>
      <h3 id="structure-title">{words.structure}</h3>
      <dl className={styles.sheets}>
        {STRUCTURE.map((part) => {
          const line = structure[part];
          return (
            <div key={part} className={styles.sheet}>
              <dt>{words.parts[part]}</dt>
              <dd>
                <strong>{line.title}</strong>
                <p>{line.text}</p>
                <Source line={line} words={words} pages={pages} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
