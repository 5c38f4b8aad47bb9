import { useState } from 'react';
import { focusWrong } from '../../../ui/Field/focus-wrong.ts';
import { NumberField } from '../../../ui/NumberField/NumberField.tsx';
import { actSentence, outcomeSentence, type Says } from '../show/sentences.ts';
import { type Action, type ActionName, FIELDS } from '../world/actions.ts';
import type { Person } from '../world/cast.ts';
import type { Shown } from '../world/session.ts';
import styles from './ActForm.module.css';
import { PersonField } from './PersonField.tsx';

export interface ActFormProps {
  name: ActionName;
  /** The initial values of the fields. A field that is `fixed` is not shown. */
  start: Record<string, Person | number>;
  fixed?: Record<string, number> | undefined;
  /** Title and button, if they differ from those of the act. */
  says?: { title: string; button: string } | undefined;
  content: Says;
  /** What was done last. If this form did it, its result is shown below the button too. */
  shown: Shown | undefined;
  act: (action: Action) => void;
}

/** An act of the issuer: a field for each of its values, and a button. */
export function ActForm({ name, start, fixed = {}, says, content, shown, act }: ActFormProps) {
  const [values, setValues] = useState(start);
  // When a rule is changed elsewhere, its field takes the new value. The fields are not made anew for it, so
  // the form keeps the focus.
  const begin = Object.values(start).join();
  const [begun, setBegun] = useState(begin);
  if (begin !== begun) {
    setBegun(begin);
    setValues(start);
  }
  const { acts, fields } = content.messages;
  const { title, button } = says ?? acts[name];
  const isMine =
    shown?.action.do === name &&
    Object.entries({ ...shown.action, ...fixed }).every(
      ([field, value]) => shown.action[field as keyof Action] === value,
    );
  const set = (field: string) => (value: Person | number) =>
    setValues((now) => ({ ...now, [field]: value }));
  return (
    <form
      className={styles.act}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusWrong(event.currentTarget)) act({ do: name, ...values, ...fixed } as Action);
      }}
    >
      <p className={styles.title}>{title}</p>
      {Object.entries(FIELDS[name])
        .filter(([field]) => !(field in fixed))
        .map(([field, kind]) => {
          const id = `${name}${fixed.on ?? ''}-${field}`;
          const label = fields[field as keyof typeof fields];
          const value = values[field];
          return kind === 'person' ? (
            <PersonField
              key={id}
              {...{ id, label, people: content.people, onChange: set(field) }}
              value={value as Person}
            />
          ) : (
            <NumberField
              key={id}
              {...{ id, label, errors: content.numbers, onChange: set(field) }}
              bounds={{ min: kind[0], max: kind[1] }}
              currency={field === 'sum' ? 'AED' : undefined}
              value={value as number}
            />
          );
        })}
      <button type="submit" className={styles.press}>
        {button}
      </button>
      {isMine && (
        <p className={styles.ended} data-refused={!shown.isDone}>
          {`${actSentence(shown.action, content)}. ${outcomeSentence(shown, content)}`}
        </p>
      )}
    </form>
  );
}
