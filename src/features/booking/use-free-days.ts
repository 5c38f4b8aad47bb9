import { useEffect, useState } from 'react';
import type { BookableDay } from '../office/office-hours.ts';
import { readFreeDays } from './free-times.ts';

/** What is known of the free times: those that were read last, and whether the last reading failed. */
interface Known {
  days?: BookableDay[];
  failed?: boolean;
}

/**
 * The days with free times of a session, asked of the desk when somebody wants times, and again on demand.
 * @param slots where to ask; without it nothing is asked
 * @param zone time zone of the office
 */
export function useFreeDays(slots: string | undefined, session: string, zone: string) {
  const [known, setKnown] = useState<Known>({});
  const [asked, setAsked] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is a reason of its own
  useEffect(() => {
    if (!slots || !session) return;
    let isCurrent = true;
    const note = (next: Known) => isCurrent && setKnown((before) => ({ ...before, ...next }));
    readFreeDays(slots, session, zone).then(
      (days) => note({ days, failed: false }),
      () => note({ failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [slots, session, zone, asked]);

  return {
    /** Undefined until they are known; those of the session before until the next ones are, so that nothing is put away. */
    days: known.days,
    failed: known.failed === true && known.days === undefined,
    again: () => {
      setKnown((before) => (before.failed ? {} : before));
      setAsked((count) => count + 1);
    },
  };
}
