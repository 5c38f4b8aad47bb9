import { useState } from 'react';
import type { PlaygroundContent } from '../../../schemas/transfer-playground.ts';
import { type Action, type ActionName, FIELDS } from '../world/actions.ts';
import type { Person } from '../world/cast.ts';
import styles from './ActForm.module.css';
import { NumberField } from './NumberField.tsx';
import { PersonField } from './PersonField.tsx';

export interface ActFormProps {
  name: ActionName;
  /** What the fields hold at first. A field that is `fixed` is not shown. */
  start: Record<string, Person | number>;
  fixed?: Record<string, number> | undefined;
  /** What it says where it is not what the act says. */
  says?: { title: string; button: string } | undefined;
  content: Pick<PlaygroundContent, 'people' | 'words'>;
  act: (action: Action) => void;
}

/** An act of the issuer: a field for each of its values, and a button. */
export function ActForm({ name, start, fixed = {}, says, content, act }: ActFormProps) {
  const [values, setValues] = useState(start);
  const { acts, fields } = content.words;
  const { title, button } = says ?? acts[name];
  const set = (field: string) => (value: Person | number) =>
    setValues((now) => ({ ...now, [field]: value }));
  return (
    <form
      className={styles.act}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        act({ do: name, ...values, ...fixed } as Action);
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
              {...{ id, label, bounds: kind, onChange: set(field) }}
              value={value as number}
            />
          );
        })}
      <button type="submit" className={styles.press}>
        {button}
      </button>
    </form>
  );
}
