import { newReference } from '@falaj/contract/receipt.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { keep, recall } from '../../runtime/browser/tab-memory.ts';
import { RECEIPT } from '../draft/draft.ts';
import {
  type ContactOffice,
  type EnquiryReceipt,
  type EnquiryStatus,
  isLastEnquiry,
  type LastEnquiry,
} from './enquiry-receipt.ts';
import { newKey } from './new-key.ts';

const NOTHING: LastEnquiry = { text: '', reference: '', key: '' };

/**
 * The status of an enquiry and its receipt. The tab keeps both over a reload until the visitor says that the
 * e-mail was sent, or begins another enquiry. The same text keeps its reference.
 * @param form the form inside `enquiry-draft`, which knows when the visitor comes back to the page
 */
export function useReceipt(form: RefObject<HTMLFormElement | null>) {
  const [status, setStatus] = useState<'writing' | 'sending' | EnquiryStatus>('writing');
  const [receipt, setReceipt] = useState<EnquiryReceipt>();
  const [restored, setRestored] = useState(false);
  const last = useRef(NOTHING);

  useEffect(() => {
    const stored = recall(RECEIPT);
    last.current = isLastEnquiry(stored) ? stored : NOTHING;
    const { status: ended, receipt: kept } = last.current;
    if (!ended || !kept || !form.current?.closest('enquiry-draft[returning]')) return;
    setRestored(true);
    setReceipt(kept);
    setStatus(ended);
  }, [form]);

  const remember = (change: Partial<LastEnquiry>) => {
    last.current = { ...last.current, ...change };
    keep(RECEIPT, last.current);
  };
  const end = (ended: EnquiryStatus) => {
    setRestored(false);
    setStatus(ended);
    // After an enquiry was taken, the same text counts as a new enquiry.
    remember(ended === 'taken' ? { status: ended, text: '' } : { status: ended });
  };
  return {
    status,
    receipt,
    /** Whether the receipt is shown again after a reload, and not after something the visitor just did. */
    restored,
    /** The reference and key of this text: those it had before, or new ones. */
    nameOf: (text: string, at: Date, { prefix, hours }: ContactOffice) => {
      if (text !== last.current.text) {
        remember({ text, reference: newReference(prefix, at, hours.zone), key: newKey() });
      }
      return last.current;
    },
    write: () => {
      setStatus('writing');
      remember({ status: undefined });
    },
    /** Keeps the written enquiry; it counts as being sent until `end` is called. */
    send: (written: EnquiryReceipt) => {
      setReceipt(written);
      setStatus('sending');
      remember({ receipt: written });
    },
    end,
    /** Ends the enquiry or returns to an empty form; the tab forgets the enquiry. */
    forget: (next: 'sent' | 'writing') => {
      setRestored(false);
      setStatus(next);
      last.current = NOTHING;
      keep(RECEIPT);
    },
  };
}
