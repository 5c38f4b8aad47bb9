import { fill } from '@falaj/contract/fill.ts';
import { type ReactNode, useState } from 'react';
import { START_DATES } from '../../../schemas/blueprint/choices.ts';
import { Field } from '../../../ui/Field/Field.tsx';
import type { Asked } from '../parts.ts';
import styles from './AnswerForm.module.css';

export interface CalendarFieldsProps extends Asked {
  /** Further fields of the group. */
  children: ReactNode;
}

/** The questions about the first day and shorter working days. */
export function CalendarFields({ answers, messages, onChange, children }: CalendarFieldsProps) {
  const [typed, setTyped] = useState<string>();
  const { labels, errors } = messages;
  const isDay = (day: string) => day >= START_DATES.min && day <= START_DATES.max;
  const isWrong = typed !== undefined && !isDay(typed);
  return (
    <>
      <Field
        id="plan-start"
        label={labels.start}
        error={isWrong ? fill(errors.start, START_DATES) : undefined}
      >
        <input
          id="plan-start"
          name="start"
          type="date"
          min={START_DATES.min}
          max={START_DATES.max}
          value={typed ?? answers.start}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'plan-start-error' : undefined}
          onChange={({ target: { value } }) => {
            setTyped(value);
            if (isDay(value)) onChange({ start: value });
          }}
        />
      </Field>
      {children}
      <label className={styles.tick}>
        <input
          type="checkbox"
          name="ramadan"
          checked={answers.ramadan}
          onChange={({ target }) => onChange({ ramadan: target.checked })}
        />
        {labels.ramadan}
      </label>
    </>
  );
}
