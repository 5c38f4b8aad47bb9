import { useEffect, useRef, useState } from 'react';
import type { Words } from '../../../schemas/words.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { copyText, saveText } from '../hand-over.ts';
import styles from './HandOver.module.css';

export interface HandOverProps {
  /** Id of the box that shows the text; once on a page. */
  id: string;
  /** The text to take along, whole. */
  text: string;
  /** Name of the file it is saved as; left out where nobody needs one. */
  fileName?: string | undefined;
  /** Opens a mail program with the text typed; left out where there is nothing left to send. */
  mailLink?: string | undefined;
  /** The mail program takes only the beginning: copying comes first. */
  copyFirst?: boolean | undefined;
  /** What came of copying it for the visitor, where that was tried. */
  copied?: boolean | undefined;
  words: Words['handOver'];
}

/**
 * A text that the visitor takes along by mail program, clipboard or file; each works without the
 * others, and the text itself is there to be read and selected. Part of an island.
 */
export function HandOver(props: HandOverProps) {
  const { id, text, fileName, mailLink, copyFirst = false, copied, words } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const [told, setTold] = useState('');

  useEffect(() => {
    if (copied) setTold(words.copied);
  }, [copied, words]);

  const copy = async () => {
    const done = await copyText(text);
    if (!done) {
      box.current?.focus();
      box.current?.select();
    }
    setTold(done ? words.copied : words.copyFailed);
  };
  const mail = mailLink && (
    <Button kind={copyFirst ? 'outline' : 'solid'} href={mailLink}>
      {words.openMail}
    </Button>
  );
  return (
    <div className={styles.handOver}>
      <div className={styles.ways}>
        {!copyFirst && mail}
        <Button kind={copyFirst ? 'solid' : 'outline'} onPress={copy}>
          {words.copy}
        </Button>
        {fileName && (
          <Button kind="outline" onPress={() => saveText(fileName, text)}>
            {words.save}
          </Button>
        )}
        {copyFirst && mail}
      </div>
      <p role="status" className={styles.told}>
        {told}
      </p>
      <Field id={id} label={words.text}>
        <textarea
          ref={box}
          id={id}
          className={styles.text}
          rows={4}
          dir="auto"
          readOnly
          value={text}
        />
      </Field>
    </div>
  );
}
