import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { ShortPage } from '../../ui/ShortPage/ShortPage.tsx';
import styles from './Notice.module.css';

export interface NoticeProps {
  title: string;
  /** One or two sentences, or what stands in their place. */
  text: string;
  /** Names and values: `dt` and `dd`, or what stands in their place. */
  facts: ReactNode;
  /** Further fields of the form, before its button. */
  fields: string;
  /** The button of the form. */
  button: string;
  /** The link home. */
  home: string;
}

/**
 * A short page that the enquiry desk answers with: what happened, and a button where something is to be
 * done. The build prints it once with marks in place of words, and the desk fills these in.
 */
export function Notice({ title, text, facts, fields, button, home }: NoticeProps) {
  return (
    <ShortPage>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{text}</div>
      <dl className={styles.facts}>{facts}</dl>
      <form method="post" className={styles.form}>
        {fields}
        <Button>{button}</Button>
      </form>
      <Button kind="outline" href="/">
        {home}
      </Button>
    </ShortPage>
  );
}
