import type { IllustrationMessages } from '../../../illustrations/IllustrationFrame/IllustrationFrame.tsx';
import type { SourceLine } from '../chain/initial-state.ts';
import { type Content, usePlayground } from '../use-playground.ts';
import type { FirstRun } from '../world/example.ts';
import { Bench } from './Bench.tsx';
import { Keep } from './Keep.tsx';
import styles from './Playground.module.css';
import { ScenarioGuide } from './ScenarioGuide.tsx';

export interface PlaygroundProps {
  content: Content;
  /** The line of code of each check. */
  lines: Record<string, SourceLine>;
  /** A true run of the first scenario up to its first step, made when the site is built. */
  example: FirstRun;
  messages: IllustrationMessages;
}

/** The playground: a scenario, the cap table, the checks of the last transfer, and what an issuer can do. */
export function Playground({ content, lines, example, messages }: PlaygroundProps) {
  const play = usePlayground(content, example, messages.illustrations.transferCheck);
  const { view, shown, isBusy } = play;
  return (
    <div ref={play.root} className={styles.playground} aria-busy={isBusy}>
      <p className={styles.notice}>{content.notice}</p>
      {play.notice && (
        <p className={styles.note} role="alert">
          {content.messages.keep[play.notice]}
        </p>
      )}
      <ScenarioGuide content={content} play={play} />
      <Bench
        content={content}
        lines={lines}
        view={view}
        shown={shown}
        play={play}
        messages={messages}
      />
      <p className={styles.announcement} role="status">
        {play.announced}
      </p>
      <Keep says={content.messages.keep} play={play} />
    </div>
  );
}
