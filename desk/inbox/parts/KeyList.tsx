import messages from 'virtual:messages';
import { useEffect, useId, useRef, useState } from 'react';
import { areShortcutsOn, setShortcuts } from '../data/keyboard.ts';
import styles from './KeyList.module.css';
import { Press } from './Press.tsx';

/** The shortcuts, in the order in which they are used. */
const KEYS: [keys: string[], what: keyof typeof messages.keys][] = [
  [['j', '↓'], 'next'],
  [['k', '↑'], 'previous'],
  [['Enter'], 'open'],
  [['x'], 'select'],
  [['/'], 'search'],
  [['a'], 'take'],
  [['r'], 'answer'],
  [['n'], 'note'],
  [['s'], 'snooze'],
  [['c'], 'close'],
  [['!'], 'suspect'],
  [['u', 'Esc'], 'back'],
  [['Ctrl + Enter'], 'send'],
  [['?'], 'help'],
];

/** The list of shortcuts, and the switch for them. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [isOn, setOn] = useState(areShortcutsOn);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{messages.keys.title}</h2>
      <dl className={styles.list}>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>{messages.keys[what]}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setShortcuts(target.checked);
            setOn(target.checked);
          }}
        />
        {messages.settings.shortcutsOn}
      </label>
      <Press kind="solid" onPress={() => dialog.current?.close()}>
        {messages.shell.close}
      </Press>
    </dialog>
  );
}
