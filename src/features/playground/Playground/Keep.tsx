import { fill } from '@falaj/contract/fill.ts';
import { useState } from 'react';
import { replaceAddress } from '../../../runtime/browser/replace-address.ts';
import type { PlaygroundContent } from '../../../schemas/playground/transfer-playground.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import type { Play } from '../use-playground.ts';
import { MOST_SHARED, writeStart } from '../world/address.ts';
import styles from './Playground.module.css';

export interface KeepProps {
  says: PlaygroundContent['messages']['keep'];
  play: Play;
}

/** Lets the visitor download a text as a file. */
function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Buttons that keep a run as an address or a file, or start again. */
export function Keep({ says, play }: KeepProps) {
  const [note, setNote] = useState('');
  const share = async () => {
    if (play.done.length > MOST_SHARED) return setNote(fill(says.tooLong, { n: MOST_SHARED }));
    const actions = play.done.map(({ action }) => action);
    const address = new URL(writeStart({ scenario: play.scenario, actions }), location.href);
    // The address is shown in the browser's bar in any case, since not every browser allows a page to write to
    // the clipboard.
    replaceAddress(address);
    await navigator.clipboard?.writeText(address.href).catch(() => {});
    setNote(says.shared);
  };
  const keep = async () => {
    const transcript = await play.transcript();
    if (transcript) save('playground.json', `${JSON.stringify(transcript, undefined, 1)}\n`);
  };
  const begin = async () => {
    await play.open({ scenario: play.scenario, actions: [] });
    // The list of acts has been removed and with it the focus.
    play.root.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  };
  return (
    <div className={styles.keep}>
      <Button kind="outline" onPress={share}>
        {says.share}
      </Button>
      <Button kind="outline" onPress={keep}>
        {says.save}
      </Button>
      <Button kind="outline" onPress={begin}>
        {says.again}
      </Button>
      <p className={styles.note} role="status">
        {note}
      </p>
    </div>
  );
}
