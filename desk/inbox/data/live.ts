import { useEffect, useState } from 'react';
import type { LiveMessage } from '../../staff/api-types.ts';
import { queryClient } from './queries.ts';

/** How long to wait before a stream that the server has ended is opened again, in milliseconds. */
const PAUSE_MS = 5000;

const isShown = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'times';

/** Fetches everything again, since answers on their way may be older than the connection. */
async function readAll(): Promise<void> {
  await queryClient.cancelQueries({ predicate: isShown });
  await queryClient.invalidateQueries({ predicate: isShown });
}

/** Fetches again what others have changed. */
function apply(message: LiveMessage): void {
  if (message.type === 'all') return void readAll();
  const keys =
    message.type === 'outbox'
      ? [['outbox'], ['enquiry'], ['news']]
      : [['list'], ['figures'], ['filters'], ['sources'], ['outbox'], ['enquiry', message.id]];
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}

/** Receives changes from the desk while somebody is signed in. @returns whether the connection is open */
export function useLive(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource('/desk/api/live');
      source.addEventListener('beat', () => setLive(true));
      source.addEventListener('message', ({ data }) => apply(JSON.parse(data) as LiveMessage));
      source.addEventListener('error', () => {
        setLive(false);
        if (source.readyState !== EventSource.CLOSED) return;
        // The stream was refused and not interrupted: the session may have ended.
        void queryClient.invalidateQueries({ queryKey: ['me'] });
        timer = setTimeout(open, PAUSE_MS);
      });
    };
    open();
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, []);
  return isLive;
}
