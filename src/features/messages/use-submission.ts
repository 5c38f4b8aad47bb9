import { useRef, useState } from 'react';
import { fill } from '../../lib/fill.ts';
import { mailAction } from './hand-over.ts';
import type { SubmissionPayload } from './payload.ts';
import { type Delivery, post, sleep, TRIES } from './post.ts';
import { isSuspect, type Submission } from './submission.ts';
import { doWork } from './work.ts';

/** What one form says about a submission; the rest of the payload is the same for every form. */
type OwnPayload = Pick<SubmissionPayload, 'kind' | 'reference' | 'fields' | 'consent'>;

/**
 * How the browser sends a form by itself, as long as no script has taken it over.
 * @param endpoint takes the fields; without it the visitor's mail program does
 * @param email the office's address
 */
export function nativeSubmission(endpoint: string | undefined, email: string, subject: string) {
  return endpoint
    ? { action: endpoint, method: 'post' }
    : { action: mailAction(email, subject), method: 'post', encType: 'text/plain' };
}

/** How long a message waits for its work, which began when it was begun, in milliseconds. */
const PATIENCE = 10_000;

/** How a form stands after an attempt to deliver it. */
export const statusOf = ({ taken, offline }: Delivery) =>
  taken ? 'taken' : offline ? 'offline' : 'failed';

/**
 * Posts what a form holds, one submission at a time, and tells how far that is.
 * @param endpoint takes it; without one nothing is posted
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
    /** The visitor has begun to write: what the endpoint asks for is done meanwhile. */
    begin,
    isSending: () => sending.current,
    /** How far sending is, in words. */
    progress: (words: { sending: string; again: string }) =>
      attempt > 1 ? fill(words.again, { attempt, tries: TRIES }) : words.sending,
    /**
     * Posts a submission, and again when the network fails; never throws.
     * @param key the same for every try of the same submission
     */
    deliver: async (own: OwnPayload, submission: Submission, key: string, at: Date) => {
      sending.current = true;
      const suspect = isSuspect(submission, openedAt) || undefined;
      begin();
      const about = {
        sentAt: at.toISOString(),
        page: location.pathname,
        suspect,
        work: await Promise.race([work.current, sleep(PATIENCE)]),
      };
      const delivery = await post(endpoint, { ...own, ...about }, key, setAttempt);
      // The same work counts once; the same words may come with it again.
      if (delivery.taken) work.current = undefined;
      sending.current = false;
      return delivery;
    },
  };
}
