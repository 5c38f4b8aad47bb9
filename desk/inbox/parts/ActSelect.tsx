import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import control from './Control.module.css';

interface ActSelectProps {
  label: ReactNode;
  value: string;
  /** Called with the chosen value. */
  onAct: (value: string) => void;
  /** Its options. */
  children: ReactNode;
}

/** Keys that open the list; while it is open, nothing is chosen yet. */
const OPENS = /^( |Enter|F4)$/;

/**
 * A select list whose choice acts at once. In a closed list the arrow keys pass over other options, so a choice
 * by them acts on Enter or when the focus leaves, and Escape takes it back (WCAG 3.2.2).
 */
export function ActSelect({ label, value, onAct, children }: ActSelectProps) {
  const [passing, setPassing] = useState<string>();
  const isByKeys = useRef(false);
  const act = (chosen = value) => {
    setPassing(undefined);
    if (chosen !== value) onAct(chosen);
  };
  const press = (event: KeyboardEvent) => {
    isByKeys.current = !OPENS.test(event.key) && !event.altKey;
    if (passing === undefined) return;
    if (event.key === 'Enter') act(passing);
    else if (event.key === 'Escape') setPassing(undefined);
    else return;
    event.preventDefault();
  };
  return (
    <label className={control.label}>
      {label}
      <select
        className={control.control}
        value={passing ?? value}
        onKeyDown={press}
        onPointerDown={() => {
          isByKeys.current = false;
        }}
        onBlur={() => act(passing)}
        onChange={({ target }) => (isByKeys.current ? setPassing(target.value) : act(target.value))}
      >
        {children}
      </select>
    </label>
  );
}
