import { useEffect, useRef, useState } from 'react';
import type { Messages } from '../../../schemas/site/messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { copyText, saveText } from '../mailto-fallback.ts';
import styles from './MailtoFallback.module.css';

export interface MailtoFallbackProps {
  /** Id of the box that shows the text; once on a page. */
  id: string;
  /** The whole text. */
  text: string;
  /** Name of the file it can be saved as; undefined where no file is offered. */
  fileName?: string | undefined;
  /** Address that opens a mail program with the text; undefined where nothing is left to send. */
  mailLink?: string | undefined;
  /** Whether the text is too long for the mail program, so that copying comes first. */
  copyFirst?: boolean | undefined;
  /** Whether the text was copied for the visitor; undefined where that was not tried. */
  copied?: boolean | undefined;
  messages: Messages['mailtoFallback'];
}

/**
 * A text that the visitor can send by mail program, copy or save. Each way works without the others, and the
 * text itself can be read and selected. Part of an island.
 */
export function MailtoFallback(props: MailtoFallbackProps) {
  const { id, text, fileName, mailLink, copyFirst = false, copied, messages } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const [told, setTold] = useState('');

  useEffect(() => {
    if (copied) setTold(messages.copied);
  }, [copied, messages]);

  const copy = async () => {
    const done = await copyText(text);
    if (!done) {
      box.current?.focus();
      box.current?.select();
    }
    setTold(done ? messages.copied : messages.copyFailed);
  };
  const mail = mailLink && (
    <Button kind={copyFirst ? 'outline' : 'solid'} href={mailLink}>
      {messages.openMail}
    </Button>
  );
  return (
    <div className={styles.mailtoFallback}>
      <div className={styles.ways}>
        {!copyFirst && mail}
        <Button kind={copyFirst ? 'solid' : 'outline'} onPress={copy}>
          {messages.copy}
        </Button>
        {fileName && (
          <Button kind="outline" onPress={() => saveText(fileName, text)}>
            {messages.save}
          </Button>
        )}
        {copyFirst && mail}
      </div>
      <p role="status" className={styles.told}>
        {told}
      </p>
      <Field id={id} label={messages.text}>
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
