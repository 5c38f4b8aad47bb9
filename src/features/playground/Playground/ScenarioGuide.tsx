import type { PlayProps } from '../parts.ts';
import styles from './ScenarioGuide.module.css';
import { ScenarioPanel } from './ScenarioPanel.tsx';

/** The scenarios: links whose addresses can be shared, and the steps of the one that is played. */
export function ScenarioGuide({ content, play }: PlayProps) {
  const { scenarios, messages } = content;
  const says = messages.guide;
  const entries = [...scenarios, { id: 'free', title: says.free }];
  return (
    <div className={styles.guide}>
      <nav aria-label={says.choose}>
        <ol className={styles.scenarios}>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a
                className={styles.scenario}
                href={`#${id}`}
                aria-current={(play.scenario ?? 'free') === id || undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {scenarios.map((scenario) => (
          <ScenarioPanel
            key={scenario.id}
            scenario={scenario}
            isPlayed={play.scenario === scenario.id}
            content={content}
            play={play}
          />
        ))}
        <div id="free" className={styles.panel} data-shown={play.scenario === undefined}>
          <h3>{says.free}</h3>
          <p>{says.ready}</p>
        </div>
      </div>
    </div>
  );
}
