import { useState } from 'react';
import { Field } from '../../../ui/Field/Field.tsx';

export interface WholeNumberFieldProps {
  id: string;
  label: string;
  value: number;
  /** The least and the most that it takes. */
  bounds: readonly [least: number, most: number];
  onChange: (value: number) => void;
}

/**
 * A field for a whole number. An input that is not one, or is out of bounds, stays as typed: when the form is
 * sent, the browser shows the error at the field and sends nothing.
 */
export function WholeNumberField({ id, label, value, bounds, onChange }: WholeNumberFieldProps) {
  const [least, most] = bounds;
  const [typed, setTyped] = useState<string>();
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        required
        min={least}
        max={most}
        step={1}
        value={typed ?? value}
        onBlur={({ target }) => target.validity.valid && setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = target.valueAsNumber;
          if (Number.isInteger(number) && number >= least && number <= most) onChange(number);
        }}
      />
    </Field>
  );
}
