import { useState } from 'react';
import { saveFile } from '../../../browser/save-file.ts';
import { fill } from '../../../lib/fill.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { type FileKind, makeFile } from '../files.ts';
import type { TakenPlan } from '../parts.ts';
import { keepPlan } from '../send.ts';
import styles from './Exports.module.css';

/** The contact form, which takes the draft over when it appears. */
const FORM = '/contact#message';

/** Files of the plan, its address, and the way to the contact form. Nothing is sent from here. */
export function Exports(props: TakenPlan) {
  const { words, brand, url } = props;
  const { exports: said } = words;
  const [note, setNote] = useState('');
  const save = async (kind: FileKind) => {
    try {
      const { name, content } = await makeFile(kind, props);
      saveFile(name, content);
      setNote('');
    } catch {
      setNote(said.failed);
    }
  };
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setNote(said.copied),
      () => setNote(url),
    );
  const send = () => {
    keepPlan(props);
    location.href = FORM;
  };
  return (
    <section className={styles.exports} aria-labelledby="exports-title">
      <h3 id="exports-title">{said.title}</h3>
      <div className={styles.ways}>
        <Button kind="outline" onPress={() => save('pdf')}>
          {said.pdf}
        </Button>
        <Button kind="outline" onPress={() => save('ics')}>
          {said.calendar}
        </Button>
        <Button kind="outline" onPress={() => save('csv')}>
          {said.table}
        </Button>
        <Button kind="outline" onPress={copy}>
          {said.copy}
        </Button>
        <Button kind="outline" onPress={() => print()}>
          {said.print}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {note}
      </p>
      <div className={styles.send}>
        <Button kind="solid" onPress={send}>
          {fill(said.send, { brand })}
        </Button>
        <p>{said.sendNote}</p>
      </div>
    </section>
  );
}
