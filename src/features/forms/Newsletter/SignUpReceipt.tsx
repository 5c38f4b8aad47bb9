import { fill } from '@falaj/contract/fill.ts';
import { useEffect, useRef } from 'react';
import type { Messages } from '../../../schemas/site/messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkList, type LinkListProps } from '../../../ui/LinkList/LinkList.tsx';
import { MailtoFallback } from '../MailtoFallback/MailtoFallback.tsx';
import card from '../MailtoFallback/ReceiptCard.module.css';
import { mailtoLink } from '../mailto-fallback.ts';
import type { SignUpStatus } from '../use-sign-up.ts';
import styles from './Newsletter.module.css';

export interface SignUpReceiptProps {
  status: SignUpStatus;
  /** The address that was typed. */
  address: string;
  email: string;
  feeds: LinkListProps['links'];
  messages: Pick<Messages, 'newsletter' | 'mailtoFallback'>;
  onBack: () => void;
}

/** What the visitor still has to do: pressing the button alone subscribes nobody. */
export function SignUpReceipt({
  status,
  address,
  email,
  feeds,
  messages,
  onBack,
}: SignUpReceiptProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const says = messages.newsletter;
  const text = fill(says.request, { email: address });
  const draft = { to: email, subject: says.subject, text };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each status has a heading of its own to be read
  useEffect(() => title.current?.focus(), [status]);

  return (
    <div className={`${card.receipt} ${styles.nextStep}`}>
      <h3 ref={title} className={card.title} tabIndex={-1}>
        {says[`${status}Title`]}
      </h3>
      <p>{fill(says[`${status}Text`], { email: address })}</p>
      {status !== 'taken' && (
        <>
          <div>
            <h4>{says.feedsInstead}</h4>
            <LinkList links={feeds} className={styles.links} linkClassName={styles.link} />
          </div>
          <MailtoFallback
            id="newsletter-copy"
            text={text}
            mailLink={mailtoLink(draft, messages.mailtoFallback.shortened).href}
            messages={messages.mailtoFallback}
          />
        </>
      )}
      <div>
        <Button kind="outline" onPress={onBack}>
          {says.back}
        </Button>
      </div>
    </div>
  );
}
