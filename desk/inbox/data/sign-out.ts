import { api } from './api.ts';
import { dropDrafts } from './drafts.ts';
import { shut } from './queries.ts';

/** Tells the other tabs of this browser, which hold what the same person has read and begun to write. */
const leaving = new BroadcastChannel('desk:leaving');

function leave(): void {
  dropDrafts();
  shut();
}

leaving.addEventListener('message', leave);

/** Signs out in every tab of this browser, and leaves nothing of what was written in them. */
export async function signOut(): Promise<void> {
  await api['sign-out'].$post().catch(() => undefined);
  leave();
  leaving.postMessage('');
}
