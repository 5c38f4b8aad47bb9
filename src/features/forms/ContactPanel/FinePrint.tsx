import { Fragment } from 'react';
import type { ContactFormContent } from '../../../schemas/forms/form.ts';
import styles from './ContactForm.module.css';

export type FinePrintProps = Pick<ContactFormContent, 'finePrint' | 'finePrintLinks' | 'privacy'>;

/** What happens with the enquiry, and what sending it agrees to (docs/site-rules.md#contact-form). */
export function FinePrint({ finePrint, finePrintLinks, privacy }: FinePrintProps) {
  let rest = finePrint;
  const parts = finePrintLinks.map((link) => {
    const [before = '', ...after] = rest.split(link.text);
    rest = after.join(link.text);
    return { ...link, before };
  });
  return (
    <>
      <p className={styles.hint}>{privacy}</p>
      <p className={styles.hint}>
        {parts.map(({ before, text, href }) => (
          <Fragment key={href}>
            {before}
            <a href={href}>{text}</a>
          </Fragment>
        ))}
        {rest}
      </p>
    </>
  );
}
