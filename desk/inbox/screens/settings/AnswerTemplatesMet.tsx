import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { useClock } from '../../app/company.ts';
import { sayShort } from '../../data/times.ts';
import styles from './AnswerTemplatesMet.module.css';
import type { Met } from './use-answer-templates.ts';

/**
 * Tells an owner whose answer templates could not be saved who has saved them in the meantime, and what that person
 * changed; nothing otherwise.
 */
export function AnswerTemplatesMet({ met }: { met: Met | undefined }) {
  const clock = useClock();
  const list = new Intl.ListFormat(clock.locale);
  return (
    <div role="alert">
      {met && (
        <div className={styles.met}>
          <p>{fill(messages.templates.met, { name: met.name, time: sayShort(met.at, clock) })}</p>
          {(['changed', 'added', 'removed'] as const)
            .filter((done) => met[done].length > 0)
            .map((done) => (
              <p key={done}>{fill(messages.templates[done], { names: list.format(met[done]) })}</p>
            ))}
        </div>
      )}
    </div>
  );
}
