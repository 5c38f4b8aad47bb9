import { type KeyboardEvent, useRef, useState } from 'react';
import type { IllustrationMessages } from '../../../illustrations/IllustrationFrame/IllustrationFrame.tsx';
import { TransferCheck } from '../../../illustrations/TransferCheck/TransferCheck.tsx';
import { tabAfter } from '../../../runtime/browser/arrow-keys.ts';
import { checkOf } from '../show/illustrations.ts';
import type { Says } from '../show/sentences.ts';
import type { Shown } from '../world/session.ts';
import styles from './Answer.module.css';
import { Engineer } from './Engineer.tsx';

export interface AnswerProps {
  content: Says;
  /** Everything done so far, the newest last. */
  done: Shown[];
  messages: IllustrationMessages;
}

const TABS = ['checks', 'engineer'] as const;

/**
 * The answer of the contracts in two forms: each check in plain words, and the transactions as an engineer
 * reads them.
 */
export function Answer({ content, done, messages }: AnswerProps) {
  const [chosen, setChosen] = useState<(typeof TABS)[number]>('checks');
  const list = useRef<HTMLDivElement>(null);
  const { engineer, check: says } = content.messages;
  const names = { checks: says.title, engineer: engineer.title };
  const moved = done.findLast(({ checks }) => checks.length > 0);
  const check = moved && checkOf(moved, content);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(event, TABS.indexOf(chosen), TABS.length, false);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(TABS[next] ?? 'checks');
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  const panel = (tab: (typeof TABS)[number]) => ({
    id: `answer-${tab}`,
    role: 'tabpanel',
    'aria-labelledby': `answer-tab-${tab}`,
    tabIndex: 0,
    className: styles.panel,
    'data-shown': tab === chosen,
  });
  return (
    <div className={styles.answer}>
      <div ref={list} role="tablist" aria-label={says.views} className={styles.tabs}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`answer-tab-${tab}`}
            aria-selected={tab === chosen}
            aria-controls={`answer-${tab}`}
            tabIndex={tab === chosen ? 0 : -1}
            className={styles.tab}
            onKeyDown={onKeyDown}
            onClick={() => setChosen(tab)}
          >
            {names[tab]}
          </button>
        ))}
      </div>
      <div {...panel('checks')}>
        {check ? (
          <div key={done.length} data-draw="">
            <TransferCheck illustration={check} messages={messages} />
          </div>
        ) : (
          <p className={styles.none}>{says.none}</p>
        )}
      </div>
      <div {...panel('engineer')}>
        <Engineer says={engineer} done={done} />
      </div>
    </div>
  );
}
