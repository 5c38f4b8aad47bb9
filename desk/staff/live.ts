import type { DeskContext } from '../context.ts';
import { reasonOf } from '../operations/reason.ts';
import { differences, type Seen, seeNow } from './seen.ts';
import type { LiveMessage } from './wire.ts';

type Listener = (message: LiveMessage) => void;

/** Tells the open inboxes what has become different, whichever process did it. */
export interface Live {
  /**
   * The first message is `all`, as soon as nothing after it can be missed: what was read before may be older than that.
   * @param onStop called when the desk stops
   * @returns what ends the listening
   */
  listen: (listener: Listener, onStop: () => void) => () => void;
  /** Ends every stream, so that the server can close. */
  stop: () => void;
}

/** Who listens. */
interface Ear {
  listener: Listener;
  onStop: () => void;
  /** Whether it has been told to read everything. */
  follows: boolean;
}

/**
 * Looks at the database while somebody listens: new enquiries, acts of staff, mails that went out or died.
 * @param everyMs milliseconds between two looks
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
      // Whoever comes while we look is told with the next look.
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
      // The database is away: the next look catches up.
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
