import { fill } from '@falaj/contract/fill.ts';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format-number.ts';
import { Field } from '../../../ui/Field/Field.tsx';
import { readNumber } from '../read-number.ts';

export interface NumberFieldProps {
  /** Name of the answer. */
  name: string;
  label: string;
  hint: string;
  value: number;
  bounds: { min: number; max: number };
  /** Message for a number out of bounds, with {min} and {max}. */
  error: string;
  onChange: (value: number) => void;
}

/**
 * A field for a whole number, shown with thousands separators. It counts when the field is left or Enter is
 * pressed.
 */
export function NumberField({
  name,
  label,
  hint,
  value,
  bounds,
  error,
  onChange,
}: NumberFieldProps) {
  const id = `plan-${name}`;
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const { min, max } = bounds;
  const take = () => {
    if (typed === undefined) return;
    const number = readNumber(typed, bounds);
    setWrong(number === undefined);
    if (number === undefined) return;
    setTyped(undefined);
    if (number !== value) onChange(number);
  };
  const fault = isWrong
    ? fill(error, { min: formatNumber(min), max: formatNumber(max) })
    : undefined;
  return (
    <div>
      <Field id={id} label={label} error={fault}>
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? formatNumber(value)}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-hint${isWrong ? ` ${id}-error` : ''}`}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take();
          }}
        />
      </Field>
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  );
}
