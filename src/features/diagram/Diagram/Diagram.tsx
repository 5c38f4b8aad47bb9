import { sayList } from '../../../lib/say-list.ts';
import type { DiagramContent } from '../../../schemas/offer/diagram.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { Ground } from '../../../ui/Ground/Ground.tsx';
import type { Drawings } from '../drawing-parts.ts';
import styles from './Diagram.module.css';
import { DiagramDrawing } from './DiagramDrawing.tsx';
import { StepList } from './StepList.tsx';

export interface DiagramProps extends Pick<DiagramContent, 'parties' | 'steps'>, Drawings {
  /** Whether the words are collapsed on wide screens, too. */
  isCollapsed?: boolean | undefined;
  messages: Messages;
}

/** The kinds of party that the key explains, since the drawing alone does not. */
const KEY = ['software', 'licensed', 'office'] as const;

/**
 * How something works: a drawing of its parties and channels, and each step in words. The list says everything
 * that the drawing says, so screen readers skip the drawing (WCAG 1.1.1).
 */
export function Diagram({ parties, steps, wide, narrow, isCollapsed, messages }: DiagramProps) {
  const says = messages.diagram;
  const key = KEY.flatMap((kind) => {
    const names = parties.filter((party) => party.kind === kind).map(({ name }) => name);
    return names.length > 0 ? [{ kind, names: sayList(names) }] : [];
  });
  return (
    <div className={styles.diagram}>
      <div className={isCollapsed ? `${styles.parts} ${styles.collapsed}` : styles.parts}>
        <div className={styles.card} data-theme="dusk">
          <Ground />
          <DiagramDrawing drawing={wide} layout="wide" />
          <DiagramDrawing drawing={narrow} layout="narrow" />
        </div>
        <Disclosure summary={says.inWords} onPhone={!isCollapsed}>
          <div className={styles.text}>
            <StepList parties={parties} steps={steps} messages={messages} />
            <dl className={styles.key}>
              {key.map(({ kind, names }) => (
                <div key={kind}>
                  <dt>{says.kinds[kind]}</dt>
                  <dd>{names}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Disclosure>
      </div>
    </div>
  );
}
