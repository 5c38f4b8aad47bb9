import type { ReactNode } from 'react';
import styles from './RadioOption.module.css';

export interface RadioOptionProps {
  /** Name of the group, one of whose choices is chosen. */
  name: string;
  value: string | number;
  checked: boolean;
  /** Tells line, page of a calendar and box apart. */
  look: 'line' | 'page' | 'box';
  /** Id of a form elsewhere that it belongs to. */
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
