import { Lamp } from '../../../illustrations/IllustrationFrame/Lamp.tsx';
import type { Scenario } from '../../../schemas/playground/transfer-playground.ts';
import type { PlayProps } from '../parts.ts';
import { outcomeSentence } from '../show/sentences.ts';
import { readAction } from '../world/actions.ts';
import type { Shown } from '../world/session.ts';
import styles from './GuideStep.module.css';

/** Marks the button of the next step; only one step is next at a time. */
const NEXT = 'next-step';

interface GuideStepProps extends PlayProps {
  step: Scenario['steps'][number];
  /** How the step ended, once it has been done. */
  shown: Shown | undefined;
  isNext: boolean;
  /** Called when the button is pressed, before anything has happened. */
  onRun: () => void;
}

/** A step of a scenario: what to do, a button that does it, and afterwards what it showed. */
export function GuideStep({ step, shown, isNext, onRun, content, play }: GuideStepProps) {
  const action = readAction(step.do);
  const isRefused = shown && (shown.refusedBy !== undefined || !shown.isDone);
  const isAsPlanned = shown && (shown.refusedBy ?? 'done') === step.expect;
  const lamp = shown ? (isRefused ? 'refused' : 'lit') : 'dark';
  return (
    <li className={styles.step} data-done={shown !== undefined} tabIndex={-1}>
      <Lamp state={lamp} />
      <div>
        <p id={isNext ? NEXT : undefined} className={styles.task}>
          {step.text}
        </p>
        {shown && (
          <p className={styles.outcome} data-refused={isRefused}>
            {outcomeSentence(shown, content)}
          </p>
        )}
        <p className={styles.result} data-shown={shown !== undefined && isAsPlanned}>
          {step.result}
        </p>
      </div>
      {isNext && action && (
        <button
          type="button"
          className={styles.run}
          aria-describedby={NEXT}
          aria-disabled={play.isActing}
          onClick={() => {
            if (play.isActing) return;
            onRun();
            play.act(action);
          }}
        >
          {content.messages.guide.run}
        </button>
      )}
    </li>
  );
}
