import { type RefObject, useEffect, useRef, useState } from 'react';
import { newKey } from '../../lib/new-key.ts';
import { keep, recall } from '../../lib/tab-memory.ts';
import { RECEIPT } from '../draft/draft.ts';
import { newReference } from './receipt.ts';
import type { Ending, LastMessage, Office, Sheet } from './sheet.ts';

const NOTHING: LastMessage = { said: '', reference: '', key: '' };

/**
 * Where a message stands, and its receipt. The tab keeps both over a reload, until the visitor says
 * that the e-mail was sent or begins another message; the same words keep their reference.
 * @param form carries `data-back` when the visitor comes back to the page (ContactForm.client.ts)
 */
export function useReceipt(form: RefObject<HTMLFormElement | null>) {
  const [phase, setPhase] = useState<'writing' | 'sending' | Ending>('writing');
  const [sheet, setSheet] = useState<Sheet>();
  const [restored, setRestored] = useState(false);
  const last = useRef(NOTHING);

  useEffect(() => {
    last.current = recall<LastMessage>(RECEIPT) ?? NOTHING;
    const { ending, sheet: kept } = last.current;
    if (!ending || !kept || !form.current?.hasAttribute('data-back')) return;
    setRestored(true);
    setSheet(kept);
    setPhase(ending);
  }, [form]);

  const remember = (change: Partial<LastMessage>) => {
    last.current = { ...last.current, ...change };
    keep(RECEIPT, last.current);
  };
  const end = (ending: Ending) => {
    setRestored(false);
    setPhase(ending);
    // Words that have arrived are another message when they are sent again.
    remember(ending === 'taken' ? { ending, said: '' } : { ending });
  };
  return {
    phase,
    sheet,
    /** Shown again after a reload, and not by something the visitor just did. */
    restored,
    /** Reference and key of these words: those they had before, or new ones. */
    nameOf: (said: string, at: Date, { brand, hours }: Office) => {
      if (said !== last.current.said) {
        remember({ said, reference: newReference(brand, at, hours.zone), key: newKey() });
      }
      return last.current;
    },
    write: () => {
      setPhase('writing');
      remember({ ending: undefined });
    },
    /** Keeps what is written down; it is on its way until it ends. */
    send: (written: Sheet) => {
      setSheet(written);
      setPhase('sending');
      remember({ sheet: written });
    },
    end,
    /** Ends, or goes back to an empty form; the tab keeps nothing more. */
    forget: (next: 'sent' | 'writing') => {
      setRestored(false);
      setPhase(next);
      last.current = NOTHING;
      keep(RECEIPT);
    },
  };
}
