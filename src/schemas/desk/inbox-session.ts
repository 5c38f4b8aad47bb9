import { group } from '../shared/word-group.ts';

/** In content/inbox.yaml: the words for what staff can do with a booked session. */
export const inboxSession = group(
  'newTime chooseTime noTime move moved cancelSession cancelSure keep wasCancelled',
).describe('What can be done with a booked session');
