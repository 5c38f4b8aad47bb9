import { fill } from '@falaj/contract/fill.ts';
import { Lamp } from '../../illustrations/IllustrationFrame/Lamp.tsx';
import { formatNumber } from '../../lib/format-number.ts';
import type { HeroCheckContent } from '../../schemas/pages/hero-check.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import styles from './HeroCheck.module.css';

export interface HeroCheckProps extends HeroCheckContent {
  messages: Messages;
}

/** The transfer check as a card of stone: a lane of gates for each transfer, in which water runs as far as it passes. */
export function HeroCheck({ intro, rules, transfers, call, messages }: HeroCheckProps) {
  const says = messages.illustrations.transferCheck;
  return (
    <figure className={styles.card}>
      <figcaption className={styles.caption}>
        <strong>{says.title}</strong>
        <FigureStatus status="sample" messages={messages} />
        <span>{intro}</span>
      </figcaption>
      {transfers.map(({ from, shares, to, place, passed, verdict, because }, lane) => {
        const isPassed = passed === rules.length;
        return (
          <div key={to} className={styles.lane} data-passed={isPassed}>
            <p className={styles.from}>
              {fill(says.sends, {
                holder: from,
                n: formatNumber(shares, undefined, messages.language),
              })}
            </p>
            <ol className={styles.gates}>
              {rules.map((rule, index) => {
                const state = index < passed ? 'pass' : index === passed ? 'refused' : 'notRun';
                const lamp = { pass: 'lit', refused: 'refused', notRun: 'dark' } as const;
                return (
                  <li key={rule} data-state={state}>
                    {/* Names stand over the first lane only. */}
                    <span className={lane === 0 ? styles.rule : 'visuallyHidden'}>{rule}</span>
                    <Lamp state={lamp[state]} />
                    <span className="visuallyHidden">{says[state]}</span>
                  </li>
                );
              })}
            </ol>
            <p className={styles.to}>
              {to} <span>{place}</span>
            </p>
            <p className={styles.verdict}>
              <strong>{verdict}</strong> {because}
            </p>
          </div>
        );
      })}
      <a className={styles.call} href={call.href}>
        {call.text}
      </a>
    </figure>
  );
}
