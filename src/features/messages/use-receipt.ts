import { type RefObject, useEffect, useRef, useState } from 'react';
import { keep, recall } from '../../browser/tab-memory.ts';
import { RECEIPT } from '../draft/draft.ts';
import type {
  ContactOffice,
  LastMessage,
  MessageReceipt,
  MessageStatus,
} from './message-receipt.ts';
import { newKey } from './new-key.ts';
import { newReference } from './receipt.ts';

const NOTHING: LastMessage = { text: '', reference: '', key: '' };

/**
 * Where a message stands, and its receipt. The tab keeps both over a reload, until the visitor says
 * that the e-mail was sent or begins another message; the same words keep their reference.
 * @param form stands in `message-draft`, which knows when the visitor comes back to the page
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
    // Words that have arrived are another message when they are sent again.
    remember(ended === 'taken' ? { status: ended, text: '' } : { status: ended });
  };
  return {
    status,
    receipt,
    /** Shown again after a reload, and not by something the visitor just did. */
    restored,
    /** Reference and key of these words: those they had before, or new ones. */
    nameOf: (text: string, at: Date, { brand, hours }: ContactOffice) => {
      if (text !== last.current.text) {
        remember({ text, reference: newReference(brand, at, hours.zone), key: newKey() });
      }
      return last.current;
    },
    write: () => {
      setStatus('writing');
      remember({ status: undefined });
    },
    /** Keeps what is written down; it is on its way until it ends. */
    send: (written: MessageReceipt) => {
      setReceipt(written);
      setStatus('sending');
      remember({ receipt: written });
    },
    end,
    /** Ends, or goes back to an empty form; the tab keeps nothing more. */
    forget: (next: 'sent' | 'writing') => {
      setRestored(false);
      setStatus(next);
      last.current = NOTHING;
      keep(RECEIPT);
    },
  };
}
