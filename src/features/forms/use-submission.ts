import { fill } from '@falaj/contract/fill.ts';
import type { SubmissionPayload } from '@falaj/contract/payload.ts';
import { useRef, useState } from 'react';
import { mailAction } from './mailto-fallback.ts';
import { type Delivery, post, sleep, TRIES } from './post.ts';
import { doWork } from './proof-of-work.ts';
import { isSuspect, type Submission } from './submission.ts';
import { visitNow } from './visit.ts';

/** The part of a payload that differs from form to form. */
type OwnPayload = Pick<SubmissionPayload, 'kind' | 'reference' | 'fields' | 'consent' | 'language'>;

/**
 * The attributes by which the browser sends a form before a script has taken it over.
 * @param endpoint receives the fields; without it the visitor's mail program does
 * @param email the office's address
 */
export function nativeSubmission(endpoint: string | undefined, email: string, subject: string) {
  return endpoint
    ? { action: endpoint, method: 'post' }
    : { action: mailAction(email, subject), method: 'post', encType: 'text/plain' };
}

/** How long an enquiry waits for its work (proof-of-work.ts) to be finished, in milliseconds. */
const PATIENCE = 10_000;

/** The status of a form after an attempt to deliver it. */
export const statusOf = ({ taken, offline }: Delivery) =>
  taken ? 'taken' : offline ? 'offline' : 'failed';

/**
 * Posts the submissions of a form, one at a time, and tells how far that has got.
 * @param endpoint receives them; without one nothing is posted
 */
export function useSubmission(endpoint = '') {
  const [attempt, setAttempt] = useState(0);
  const [openedAt] = useState(() => performance.now());
  const sending = useRef(false);
  const work = useRef<Promise<string | undefined>>(undefined);
  const begin = () => {
    if (endpoint) work.current ??= doWork(endpoint);
  };
  return {
    /** Called when the visitor begins to write, so that the endpoint's task is done in the meantime. */
    begin,
    isSending: () => sending.current,
    /** How far sending has got, in words. */
    progress: (messages: { sending: string; again: string }) =>
      attempt > 1 ? fill(messages.again, { attempt, tries: TRIES }) : messages.sending,
    /**
     * Posts a submission, and tries again when the network fails. It never throws.
     * @param key the same for every try of the same submission
     */
    deliver: async (own: OwnPayload, submission: Submission, key: string, at: Date) => {
      sending.current = true;
      const suspect = isSuspect(submission, openedAt) || undefined;
      begin();
      const about = {
        sentAt: at.toISOString(),
        page: location.pathname,
        visit: visitNow(),
        suspect,
        work: await Promise.race([work.current, sleep(PATIENCE)]),
      };
      const delivery = await post(endpoint, { ...own, ...about }, key, setAttempt);
      // Work counts once, so it is dropped once the submission is taken; the same text may be sent again.
      if (delivery.taken) work.current = undefined;
      sending.current = false;
      return delivery;
    },
  };
}
