import { fill } from '@falaj/contract/fill.ts';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '../../lib/format-number.ts';
import { type Currency, readWhole, type WholeNumbers } from '../../lib/read-number.ts';
import { Field } from '../Field/Field.tsx';
import { useEarlyInput } from '../Field/use-early-input.ts';

export interface NumberFieldProps extends WholeNumbers {
  id: string;
  name?: string | undefined;
  label: string;
  hint?: string | undefined;
  value: number;
  /** What is wrong with a number, and how to mend it. */
  errors: {
    number: string;
    unclear: string;
    currency: Record<Currency, string>;
  };
  onChange: (value: number) => void;
}

/**
 * A field for a whole number, shown with thousands separators. It counts when the field is left or its form is
 * sent. What cannot be read as one number stays as typed, with a message below it.
 */
export function NumberField(props: NumberFieldProps) {
  const { id, name, label, hint, value, bounds, currency, errors, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<keyof NumberFieldProps['errors']>();
  const take = (text: string | undefined) => {
    if (text === undefined) return;
    const read = readWhole(text, { bounds, currency });
    setFault('fault' in read ? read.fault : undefined);
    setTyped('fault' in read ? text : undefined);
    if ('value' in read && read.value !== value) onChange(read.value);
  };
  const field = useEarlyInput<HTMLInputElement>(formatNumber(value), (early) => {
    // Who is still typing goes on.
    if (field.current === document.activeElement) setTyped(early);
    else take(early);
  });
  // This hears of it before the form's own handler does, which then has the number or finds the field at fault.
  useLayoutEffect(() => {
    const form = field.current?.form;
    const send = () => flushSync(() => take(typed));
    form?.addEventListener('submit', send);
    return () => form?.removeEventListener('submit', send);
  });
  const message =
    fault === 'currency' ? currency && errors.currency[currency] : fault && errors[fault];
  const [min, max] = [formatNumber(bounds.min), formatNumber(bounds.max)];
  const describedBy = [hint && `${id}-hint`, fault && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <Field id={id} label={label} error={message && fill(message, { min, max })}>
        <input
          ref={field}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? formatNumber(value)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => take(typed)}
        />
      </Field>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
