import type { ReactNode } from 'react';
import styles from './RadioOption.module.css';

export interface RadioOptionProps {
  /** Name of the group of radio buttons. */
  name: string;
  value: string | number;
  checked: boolean;
  /** What it looks like: a line of a list, a page of a calendar, or a box. */
  look: 'line' | 'page' | 'box';
  /** Id of the form that it belongs to, if it stands outside that form. */
  form?: string | undefined;
  onChoose: () => void;
  children: ReactNode;
}

/** A radio button that looks like a line of a list, a page of a calendar, or a box. */
export function RadioOption({
  name,
  value,
  checked,
  look,
  form,
  onChoose,
  children,
}: RadioOptionProps) {
  return (
    <label className={`${styles.choice} ${styles[look]}`}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={value}
        checked={checked}
        form={form}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}
