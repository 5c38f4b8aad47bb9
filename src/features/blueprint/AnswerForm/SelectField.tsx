import { Field } from '../../../ui/Field/Field.tsx';

export interface SelectFieldProps {
  /** Name of the answer. */
  name: string;
  label: string;
  value: string;
  /** Values with their labels, in order. */
  options: [value: string, label: string][];
  onChange: (value: string) => void;
}

/** A question whose answer is chosen from a list. */
export function SelectField({ name, label, value, options, onChange }: SelectFieldProps) {
  const id = `plan-${name}`;
  return (
    <Field id={id} label={label}>
      <select id={id} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
