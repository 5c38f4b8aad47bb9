import { useEffect, useRef } from 'react';
import type { PlayProps } from '../parts.ts';
import type { ShownScenario } from '../use-playground.ts';
import { writeAction } from '../world/actions.ts';
import stepStyles from './GuideStep.module.css';
import { GuideStep } from './GuideStep.tsx';
import styles from './ScenarioGuide.module.css';

interface ScenarioPanelProps extends PlayProps {
  scenario: ShownScenario;
  isPlayed: boolean;
}

/** A scenario: what has happened before, and its steps, of which only the next can be done. */
export function ScenarioPanel({ scenario, isPlayed, content, play }: ScenarioPanelProps) {
  const { id, title, story, steps, read } = scenario;
  // Steps are done in order; what the visitor does in between is not counted.
  let next = 0;
  const results = steps.map(() => undefined as (typeof play.done)[number] | undefined);
  for (const shown of isPlayed ? play.done : []) {
    if (steps[next]?.do !== writeAction(shown.action)) continue;
    results[next] = shown;
    next += 1;
  }
  const list = useRef<HTMLOListElement>(null);
  const isPressed = useRef(false);
  // The pressed button disappears when its step is done, so the focus moves to the next step's button, or else
  // to the last step.
  useEffect(() => {
    const { current } = list;
    if (!isPressed.current || next === 0) return;
    isPressed.current = false;
    const last = current?.querySelector<HTMLElement>('li:last-child');
    (current?.querySelector('button') ?? last)?.focus();
  }, [next]);
  return (
    <div id={id} className={styles.panel} data-shown={isPlayed}>
      <div>
        <h3>{title}</h3>
        <p>{story}</p>
        <p className={styles.read}>
          {content.messages.guide.read}
          {read.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </p>
      </div>
      <ol ref={list} className={stepStyles.steps}>
        {steps.map((step, index) => (
          <GuideStep
            key={step.text}
            step={step}
            shown={results[index]}
            isNext={isPlayed && index === next}
            onRun={() => {
              isPressed.current = true;
            }}
            content={content}
            play={play}
          />
        ))}
      </ol>
    </div>
  );
}
