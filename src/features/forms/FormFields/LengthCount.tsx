import { typedText } from '@falaj/contract/plain-text.ts';
import { useEffect, useState } from 'react';
import { plural } from '../../../lib/plural.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import styles from './LengthCount.module.css';

/** How long typing must pause before the count is announced, in milliseconds. */
const REST = 600;
/** The part of the length that is left when counting begins. */
const NEAR = 0.1;

export interface LengthCountProps {
  /** Id of the text area. The count has the id `<field>-count`. */
  field: string;
  /** How many characters the desk takes. */
  longest: number;
  messages: Pick<Messages['form'], 'left' | 'over'>;
}

/**
 * How many characters a text may still have, near the end of what the desk takes; counted as the desk counts. It is
 * told in pauses, so that a screen reader does not say it at every key (WCAG 4.1.3).
 */
export function LengthCount({ field, longest, messages }: LengthCountProps) {
  const [length, setLength] = useState(0);

  useEffect(() => {
    const control = document.getElementById(field);
    if (!(control instanceof HTMLTextAreaElement)) return;
    // Other parts of the page fill the form, and say so at the form.
    const form = control.form ?? control;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => setLength(typedText('paragraphs', control.value).length);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(count, REST);
    };
    for (const name of ['input', 'reset']) form.addEventListener(name, wait, end);
    count();
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [field]);

  const left = longest - length;
  return (
    <p id={`${field}-count`} className={styles.count} role="status">
      {left <= longest * NEAR && plural(left < 0 ? messages.over : messages.left, Math.abs(left))}
    </p>
  );
}
