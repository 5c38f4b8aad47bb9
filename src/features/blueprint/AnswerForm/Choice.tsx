import { Field } from '../../../ui/Field/Field.tsx';

export interface ChoiceProps {
  id: string;
  label: string;
  value: string;
  /** Values with their labels, in order. */
  options: [value: string, label: string][];
  onChange: (value: string) => void;
}

/** One of a list. */
export function Choice({ id, label, value, options, onChange }: ChoiceProps) {
  return (
    <Field id={id} label={label}>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
