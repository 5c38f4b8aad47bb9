import { useRef, useState } from 'react';
import { fill } from '../../lib/fill.ts';
import { mailAction } from './hand-over.ts';
import type { SubmissionPayload } from './payload.ts';
import { type Delivery, post, TRIES } from './post.ts';
import { isSuspect, type Submission } from './submission.ts';

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

/** How a form stands after an attempt to deliver it. */
export const statusOf = ({ taken, offline }: Delivery) =>
  taken ? 'taken' : offline ? 'offline' : 'failed';

/** Posts what a form holds, one submission at a time, and tells how far that is. */
export function useSubmission() {
  const [attempt, setAttempt] = useState(0);
  const [openedAt] = useState(() => performance.now());
  const sending = useRef(false);
  return {
    isSending: () => sending.current,
    /** How far sending is, in words. */
    progress: (words: { sending: string; again: string }) =>
      attempt > 1 ? fill(words.again, { attempt, tries: TRIES }) : words.sending,
    /**
     * Posts a submission, and again when the network fails; never throws.
     * @param key the same for every try of the same submission
     */
    deliver: async (
      endpoint: string,
      own: OwnPayload,
      submission: Submission,
      key: string,
      at: Date,
    ) => {
      sending.current = true;
      const suspect = isSuspect(submission, openedAt) || undefined;
      const about = { sentAt: at.toISOString(), page: location.pathname, suspect };
      const delivery = await post(endpoint, { ...own, ...about }, key, setAttempt);
      sending.current = false;
      return delivery;
    },
  };
}
