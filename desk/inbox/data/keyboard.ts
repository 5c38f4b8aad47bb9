import { useEffect, useRef } from 'react';

/** What each key does; the browser's own action for it is prevented. */
export type Shortcuts = Record<string, (() => void) | undefined>;

const OFF = 'desk:no-shortcuts';

/** Whether keys without a modifier are shortcuts in this browser. They can be switched off (WCAG 2.1.4). */
export const areShortcutsOn = () => localStorage.getItem(OFF) === null;

/** Switches these shortcuts on or off in this browser. */
export function setShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(OFF);
  else localStorage.setItem(OFF, 'yes');
}

const TYPED = 'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog *';

/** Listens to keys outside of text fields. Arrow keys and Escape are not characters and always work. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.matches(TYPED)) return;
      if (key.length === 1 && !areShortcutsOn()) return;
      const act = latest.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
