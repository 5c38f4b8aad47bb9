import type { SSEStreamingApi } from 'hono/streaming';
import type { DeskContext } from '../context.ts';
import type { LiveMessage } from './api-types.ts';
import type { Live } from './live.ts';
import { isSessionOpen, type StaffSession } from './session.ts';

/** How often a stream sends a sign of life and checks its session, in milliseconds. */
const BEAT_MS = 10_000;

/** Sends changes until the browser leaves, the session ends or the desk stops. */
export async function followSession(
  context: DeskContext,
  live: Live,
  session: StaffSession,
  stream: SSEStreamingApi,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const say = (message: LiveMessage) => stream.writeSSE({ data: JSON.stringify(message) });
    const unlisten = live.listen((message) => void say(message), end);
    const beat = setInterval(() => {
      void stream.writeSSE({ event: 'beat', data: '' });
      void isSessionOpen(context, session.id).then(
        (isOpen) => isOpen || end(),
        () => undefined,
      );
    }, BEAT_MS);
    beat.unref();
    function end() {
      clearInterval(beat);
      unlisten();
      resolve();
    }
    stream.onAbort(end);
    void stream.writeSSE({ event: 'beat', data: '', retry: 3000 });
  });
}
