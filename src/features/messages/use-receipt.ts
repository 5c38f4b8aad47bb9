import { newReference } from '@falaj/contract/receipt.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { keep, recall } from '../../runtime/browser/tab-memory.ts';
import { RECEIPT } from '../draft/draft.ts';
import type {
  ContactOffice,
  LastMessage,
  MessageReceipt,
  MessageStatus,
} from './message-receipt.ts';
import { newKey } from './new-key.ts';

const NOTHING: LastMessage = { text: '', reference: '', key: '' };

/**
 * The status of a message and its receipt. The tab keeps both over a reload until the visitor says that the
 * e-mail was sent, or begins another message. The same text keeps its reference.
 * @param form the form inside `message-draft`, which knows when the visitor comes back to the page
 */
export function useReceipt(form: RefObject<HTMLFormElement | null>) {
  const [status, setStatus] = useState<'writing' | 'sending' | MessageStatus>('writing');
  const [receipt, setReceipt] = useState<MessageReceipt>();
  const [restored, setRestored] = useState(false);
  const last = useRef(NOTHING);

  useEffect(() => {
    last.current = recall<LastMessage>(RECEIPT) ?? NOTHING;
    const { status: ended, receipt: kept } = last.current;
    if (!ended || !kept || !form.current?.closest('message-draft[returning]')) return;
    setRestored(true);
    setReceipt(kept);
    setStatus(ended);
  }, [form]);

  const remember = (change: Partial<LastMessage>) => {
    last.current = { ...last.current, ...change };
    keep(RECEIPT, last.current);
  };
  const end = (ended: MessageStatus) => {
    setRestored(false);
    setStatus(ended);
    // After a message was taken, the same text counts as a new message.
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
    /** Keeps the written message; it counts as being sent until `end` is called. */
    send: (written: MessageReceipt) => {
      setReceipt(written);
      setStatus('sending');
      remember({ receipt: written });
    },
    end,
    /** Ends the message or returns to an empty form; the tab forgets the message. */
    forget: (next: 'sent' | 'writing') => {
      setRestored(false);
      setStatus(next);
      last.current = NOTHING;
      keep(RECEIPT);
    },
  };
}
