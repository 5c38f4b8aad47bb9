import type { PlaygroundContent } from '../../../schemas/playground/transfer-playground.ts';
import { Field } from '../../../ui/Field/Field.tsx';
import { useEarlyInput } from '../../../ui/Field/use-early-input.ts';
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
  const take = (person: string) => onChange(person as Person);
  const field = useEarlyInput<HTMLSelectElement>(value, take);
  return (
    <Field id={id} label={label}>
      <select ref={field} id={id} value={value} onChange={({ target }) => take(target.value)}>
        {PEOPLE.map((person) => (
          <option key={person} value={person}>
            {people[person].name}
          </option>
        ))}
      </select>
    </Field>
  );
}
