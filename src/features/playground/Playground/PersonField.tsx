import type { PlaygroundContent } from '../../../schemas/playground/transfer-playground.ts';
import { Field } from '../../../ui/Field/Field.tsx';
import { PEOPLE, type Person } from '../world/cast.ts';

export interface PersonFieldProps {
  id: string;
  label: string;
  value: Person;
  people: PlaygroundContent['people'];
  onChange: (person: Person) => void;
}

/** Chooses one of the five people. */
export function PersonField({ id, label, value, people, onChange }: PersonFieldProps) {
  return (
    <Field id={id} label={label}>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as Person)}>
        {PEOPLE.map((person) => (
          <option key={person} value={person}>
            {people[person].name}
          </option>
        ))}
      </select>
    </Field>
  );
}
