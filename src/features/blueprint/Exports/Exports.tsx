import { fill } from '@falaj/contract/fill.ts';
import { useState } from 'react';
import { pathHere } from '../../../lib/path-here.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { type FileKind, makeFile } from '../files.ts';
import type { TakenPlan } from '../parts.ts';
import { keepPlan } from '../send.ts';
import styles from './Exports.module.css';

/** Address of the contact form, which reads the draft when it appears. */
const form = () => pathHere('/contact#message');

/**
 * The plan on paper, as files and as an address, and the way to the contact form. Nothing is sent from here. The
 * page itself is what is printed or saved as PDF.
 */
export function Exports(props: TakenPlan) {
  const { messages, brand, url } = props;
  const { exports: labels } = messages;
  const [note, setNote] = useState('');
  const save = (kind: FileKind) => {
    const { name, content } = makeFile(kind, props);
    saveFile(name, content);
  };
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setNote(labels.copied),
      () => setNote(url),
    );
  const send = () => {
    keepPlan(props);
    location.href = form();
  };
  return (
    <section className={styles.exports} aria-labelledby="exports-title">
      <h3 id="exports-title">{labels.title}</h3>
      <div className={styles.ways}>
        <Button kind="outline" onPress={() => print()}>
          {labels.print}
        </Button>
        <Button kind="outline" onPress={() => save('ics')}>
          {labels.calendar}
        </Button>
        <Button kind="outline" onPress={() => save('csv')}>
          {labels.table}
        </Button>
        <Button kind="outline" onPress={copy}>
          {labels.copy}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {note}
      </p>
      <div className={styles.send}>
        <Button kind="solid" onPress={send}>
          {fill(labels.send, { brand })}
        </Button>
        <p>{labels.sendNote}</p>
      </div>
    </section>
  );
}
