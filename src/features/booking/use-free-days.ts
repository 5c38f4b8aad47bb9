import type { BookableDay } from '@falaj/contract/office-hours.ts';
import { useEffect, useState } from 'react';
import { readFreeDays } from './free-times.ts';

/** The free times that were fetched last, and whether the last request failed. */
interface Known {
  days?: BookableDay[];
  failed?: boolean;
}

/**
 * Fetches the days with free times of a session from the desk when somebody wants times, and again on demand.
 * @param slots address of the free times; without it nothing is fetched
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
    /**
     * Undefined until the first answer; while another session's days are fetched, the former ones stay, so that
     * the list does not disappear.
     */
    days: known.days,
    failed: known.failed === true && known.days === undefined,
    again: () => {
      setKnown((before) => (before.failed ? {} : before));
      setAsked((count) => count + 1);
    },
  };
}
