import { fill } from '@falaj/contract/fill.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import type { EnquiryReceipt, EnquiryStatus } from '../enquiry-receipt.ts';
import type { FormMessages } from '../form-messages.ts';
import { MailtoFallback } from '../MailtoFallback/MailtoFallback.tsx';
import card from '../MailtoFallback/ReceiptCard.module.css';
import styles from './Receipt.module.css';

export interface ReceiptProps {
  /** How the enquiry ended; see EnquiryStatus. */
  status: EnquiryStatus;
  receipt: EnquiryReceipt;
  email: string;
  messages: FormMessages;
  /** Whether a long text was copied to the clipboard for the visitor; undefined where that was not tried. */
  copied?: boolean | undefined;
  /** Whether the receipt is shown again after a reload; then the focus stays where it is. */
  restored: boolean;
  onSent: () => void;
  /** Posts the same enquiry again; undefined where nothing is posted. */
  onAgain?: (() => void) | undefined;
  onBack: () => void;
  onAnother: () => void;
}

/** The receipt of an enquiry, in place of the form. Its heading takes the focus. */
export function Receipt(props: ReceiptProps) {
  const { status, receipt, email, copied, restored, messages } = props;
  const { onSent, onAgain, onBack, onAnother } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const formMessages = messages.form;
  const isOpen = status === 'handed' || status === 'failed' || status === 'offline';
  const isLong = isOpen && receipt.mailLink.isCut;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each status has a heading of its own to be read
  useEffect(() => {
    if (!restored) title.current?.focus();
  }, [status]);

  return (
    <div className={`${card.receipt} ${styles.parts}`}>
      <h3 ref={title} className={card.title} tabIndex={-1}>
        {formMessages[`${status}Title`]}
      </h3>
      {isLong && <p className={styles.long}>{formMessages.long}</p>}
      <p>{fill(formMessages[`${status}Text`], { email })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{formMessages.reference}</dt>
          <dd className={styles.reference}>{receipt.reference}</dd>
        </div>
        <div>
          <dt>{isOpen ? formMessages.replyIfNow : formMessages.replyBy}</dt>
          <dd>{receipt.reply}</dd>
        </div>
      </dl>
      {!isOpen && <p>{status === 'sent' ? formMessages.saved : formMessages.savedHere}</p>}
      <MailtoFallback
        id="message-copy"
        text={isOpen ? receipt.text : receipt.kept}
        fileName={`${receipt.reference}.txt`}
        mailLink={isOpen ? receipt.mailLink.href : undefined}
        copyFirst={isLong}
        copied={isLong ? copied : undefined}
        messages={messages.mailtoFallback}
      />
      <div className={styles.next}>
        {isOpen && onAgain && (
          <Button kind="solid" onPress={onAgain}>
            {formMessages.tryAgain}
          </Button>
        )}
        {isOpen && (
          <Button kind="outline" onPress={onSent}>
            {formMessages.iSentIt}
          </Button>
        )}
        {isOpen && (
          <Button kind="outline" onPress={onBack}>
            {formMessages.back}
          </Button>
        )}
        {!isOpen && (
          <Button kind="outline" onPress={onAnother}>
            {formMessages.another}
          </Button>
        )}
      </div>
    </div>
  );
}
