import { sayList } from '../../../lib/say-list.ts';
import type { DiagramContent } from '../../../schemas/offer/diagram.ts';
import type { Words } from '../../../schemas/site/words.ts';
import { Fold } from '../../../ui/Fold/Fold.tsx';
import { Ground } from '../../../ui/Ground/Ground.tsx';
import type { Drawings } from '../drawing-parts.ts';
import styles from './Diagram.module.css';
import { DiagramDrawing } from './DiagramDrawing.tsx';
import { StepList } from './StepList.tsx';

export interface DiagramProps extends Pick<DiagramContent, 'parties' | 'steps'>, Drawings {
  /** Whether the words are folded on wide screens, too. */
  isFolded?: boolean | undefined;
  words: Words;
}

/** The kinds of party that the key explains, since the drawing alone does not. */
const KEY = ['software', 'licensed', 'office'] as const;

/**
 * How something works: a drawing of its parties and channels, and each step in words. The list says everything
 * that the drawing says, so screen readers skip the drawing (WCAG 1.1.1).
 */
export function Diagram({ parties, steps, wide, narrow, isFolded, words }: DiagramProps) {
  const says = words.diagram;
  const key = KEY.flatMap((kind) => {
    const names = parties.filter((party) => party.kind === kind).map(({ name }) => name);
    return names.length > 0 ? [{ kind, names: sayList(names) }] : [];
  });
  return (
    <div className={styles.diagram}>
      <div className={isFolded ? `${styles.parts} ${styles.folded}` : styles.parts}>
        <div className={styles.plate} data-theme="dusk">
          <Ground />
          <DiagramDrawing drawing={wide} layout="wide" />
          <DiagramDrawing drawing={narrow} layout="narrow" />
        </div>
        <Fold summary={says.inWords} onPhone={!isFolded}>
          <div className={styles.text}>
            <StepList parties={parties} steps={steps} words={words} />
            <dl className={styles.key}>
              {key.map(({ kind, names }) => (
                <div key={kind}>
                  <dt>{says.kinds[kind]}</dt>
                  <dd>{names}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Fold>
      </div>
    </div>
  );
}
