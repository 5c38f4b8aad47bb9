import { Lamp } from '../../illustrations/IllustrationFrame/Lamp.tsx';
import type { HeroTrialContent } from '../../schemas/pages/hero-trial.ts';
import styles from './HeroTrial.module.css';

/** A transfer on a card of stone, of which the visitor chooses the day. It needs no script: styles show the answer. */
export function HeroTrial({ title, story, from, to, choices, call }: HeroTrialContent) {
  return (
    <fieldset className={styles.card}>
      <legend className={styles.caption}>
        <strong>{title}</strong>
        <span>{story}</span>
      </legend>
      <div className={styles.choices}>
        {choices.map(({ label }, index) => (
          <label key={label}>
            <input type="radio" name="trial" value={index} defaultChecked={index === 0} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <div aria-live="polite">
        {choices.map(({ label, passes, verdict, because }, index) => (
          <div key={label} className={styles.answer} data-choice={index} data-passed={passes}>
            <p className={styles.way} aria-hidden="true">
              <span>{from}</span>
              <i />
              <Lamp state={passes ? 'lit' : 'refused'} />
              <i />
              <span>{to}</span>
            </p>
            <p className={styles.verdict}>
              <strong>{verdict}</strong> {because}
            </p>
          </div>
        ))}
      </div>
      <a className={styles.call} href={call.href}>
        {call.text}
      </a>
    </fieldset>
  );
}
