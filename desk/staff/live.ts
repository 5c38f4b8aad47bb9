import type { DeskContext } from '../context.ts';
import { reasonOf } from '../operations/reason.ts';
import type { LiveMessage } from './api-types.ts';
import { differences, type Seen, seeNow } from './seen.ts';

type Listener = (message: LiveMessage) => void;

/** Tells open inboxes about changes, whichever process made them. */
export interface Live {
  /**
   * Begins to listen. The first message is `all`, sent once no later change can be missed; what was fetched
   * before it may be outdated.
   * @param onStop called when the desk stops
   * @returns a function that stops listening
   */
  listen: (listener: Listener, onStop: () => void) => () => void;
  /** Ends every stream, so that the server can close. */
  stop: () => void;
}

/** A listener. */
interface Ear {
  listener: Listener;
  onStop: () => void;
  /** Whether it has been told to fetch everything. */
  follows: boolean;
}

/**
 * Checks the database for changes while somebody listens: new enquiries, acts of staff, e-mails that were sent
 * or given up.
 * @param everyMs milliseconds between two checks
 */
export function openLive(context: DeskContext, everyMs = 1500): Live {
  const ears = new Set<Ear>();
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let seen: Seen | undefined;

  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      // Listeners who begin during a check are told with the next one.
      const following = [...ears].filter(({ follows }) => follows);
      const arrived = [...ears].filter(({ follows }) => !follows);
      const now = await seeNow(context);
      const messages = seen && following.length > 0 ? await differences(context, seen, now) : [];
      seen = now;
      for (const { listener } of following) messages.forEach(listener);
      for (const ear of arrived) {
        ear.follows = true;
        ear.listener({ type: 'all' });
      }
    } catch (error) {
      // The database does not answer: the next check catches up.
      context.log('live failed', { why: reasonOf(error) });
    } finally {
      looking = false;
    }
  };
  const pause = () => {
    clearInterval(timer);
    timer = undefined;
  };
  return {
    listen(listener, onStop) {
      const ear = { listener, onStop, follows: false };
      ears.add(ear);
      timer ??= setInterval(() => void look(), everyMs).unref();
      void look();
      return () => {
        ears.delete(ear);
        if (ears.size === 0) pause();
      };
    },
    stop() {
      pause();
      for (const { onStop } of [...ears]) onStop();
      ears.clear();
    },
  };
}
