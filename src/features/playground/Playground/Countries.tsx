import type { ControlsProps } from '../parts.ts';
import styles from './ActForm.module.css';

/** The countries of the five people, each of which can be opened or closed. */
export function Countries({ content, view, act }: ControlsProps) {
  const { people, messages } = content;
  return (
    <fieldset className={styles.countries}>
      <legend className={styles.title}>{messages.fields.allowed}</legend>
      {view.holders.map(({ person, isCountryAllowed }) => (
        <label key={person} className={styles.country}>
          <input
            type="checkbox"
            checked={isCountryAllowed}
            onChange={() => act({ do: 'country', of: person, allowed: isCountryAllowed ? 0 : 1 })}
          />
          {people[person].country}
        </label>
      ))}
    </fieldset>
  );
}
