import type { DiagramContent } from '../../../schemas/offer/diagram.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import { lookOf } from '../drawing-parts.ts';
import styles from './StepList.module.css';

export interface StepListProps extends Pick<DiagramContent, 'parties' | 'steps'> {
  messages: Messages;
}

/** The steps of a diagram in words, each with its parties and whether somebody must act. */
export function StepList({ parties, steps, messages }: StepListProps) {
  const { to, looks } = messages.diagram;
  const nameOf = (id: string) => parties.find((party) => party.id === id)?.name ?? id;
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same two parties may have several steps
        <li key={index} className={styles[lookOf(step)]}>
          <p className={styles.way}>
            {/* The arrow stays on the line of the party before it. */}
            {nameOf(step.from)}
            {'\u00a0'}
            <Arrow word={to} /> {nameOf(step.to)}
          </p>
          <p>
            <span>{step.what}</span> <span className={styles.state}>{looks[lookOf(step)]}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
