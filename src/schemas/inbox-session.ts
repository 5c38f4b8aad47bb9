import { group } from './word-group.ts';

/** What staff can do with a booked session, in content/inbox.yaml. */
export const inboxSession = group(
  'newTime chooseTime noTime move moved cancelSession cancelSure keep wasCancelled',
).describe('What can be done with a booked session');
