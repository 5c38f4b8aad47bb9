import { part } from '../../../runtime/elements/part.ts';
import type { ContactMethodCardContent } from '../../../schemas/pages/cards.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import type { Site } from '../../../schemas/site/site.ts';
import { Link } from '../../../ui/Link/Link.tsx';
import { useTitleId } from '../../../ui/use-title-id.ts';
import type { OfficeStatusParts } from '../../office/OfficeStatus/OfficeStatus.client.ts';
import { OfficeStatus } from '../../office/OfficeStatus/OfficeStatus.tsx';
import styles from './ContactPanel.module.css';

export interface ContactMethodCardProps extends Omit<ContactMethodCardContent, 'officeStatus'> {
  /** Office hours, on a card that says whether people answer now. */
  hours?: Site['hours'] | undefined;
  /** For dates and times, such as en-AE. */
  locale?: string | undefined;
  messages: Messages;
}

/** Another way to get in touch, with what to expect from it. */
export function ContactMethodCard(props: ContactMethodCardProps) {
  const { title, description, call, other, hours, locale = '', messages } = props;
  const id = useTitleId();
  const links = (other ? [call, other] : [call]).map(({ text, href }) => (
    <Link key={text} className={styles.methodLink} href={href} newTabHint={messages.newTab}>
      {text}
    </Link>
  ));
  return (
    <article aria-labelledby={id}>
      <h3 id={id} className={styles.methodTitle}>
        {title}
      </h3>
      <p className={styles.methodText}>{description}</p>
      {hours ? (
        <OfficeStatus hours={hours} locale={locale} messages={messages}>
          <div className={styles.methodLinks} {...part<OfficeStatusParts>('links')}>
            {links}
          </div>
        </OfficeStatus>
      ) : (
        <div className={styles.methodLinks}>{links}</div>
      )}
    </article>
  );
}
