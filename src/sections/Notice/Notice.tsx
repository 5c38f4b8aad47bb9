import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { ShortPage } from '../../ui/ShortPage/ShortPage.tsx';
import styles from './Notice.module.css';

export interface NoticeProps {
  title: string;
  /** One or two sentences; in the printed page, a mark that the desk replaces. */
  text: string;
  /** Names and values as `dt` and `dd`; in the printed page, a mark that the desk replaces. */
  facts?: ReactNode;
  /** Further fields of the form. */
  fields?: string;
  /** The label of the button; without it there is no form. */
  button?: string;
  /** The text of the link home, and where it leads. */
  home: string;
  homeHref: string;
}

/**
 * A short page with which the enquiry desk answers: what happened, and a button where something is to be done.
 * The build prints it once with marks, which the desk fills in.
 */
export function Notice({ title, text, facts, fields, button, home, homeHref }: NoticeProps) {
  return (
    <ShortPage>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{text}</div>
      {facts && <dl className={styles.facts}>{facts}</dl>}
      {button && (
        <form method="post" className={styles.form}>
          {fields}
          <Button>{button}</Button>
        </form>
      )}
      <Button kind="outline" href={homeHref}>
        {home}
      </Button>
    </ShortPage>
  );
}
