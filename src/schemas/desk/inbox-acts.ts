import { wordsWith } from '../shared/text.ts';
import { group } from '../shared/word-group.ts';

/** In content/inbox.yaml: the words for acts in the history of an enquiry. */
export const inboxActs = group(
  'enquiry.awake enquiry.suspect enquiry.trusted enquiry.answered note.added mail.retried',
  'desk visitor',
)
  .extend({
    'enquiry.status': wordsWith('to'),
    'enquiry.assigned': wordsWith('to'),
    'enquiry.snoozed': wordsWith('until'),
    'booking.moved': wordsWith('from', 'to'),
    'booking.cancelled': wordsWith('from'),
    other: wordsWith('act'),
  })
  .describe('What was done, in the history of an enquiry');
