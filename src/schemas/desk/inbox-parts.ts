import { z } from 'astro/zod';
import { wordsWith } from '../shared/text.ts';
import { group } from '../shared/word-group.ts';

/** In content/inbox.yaml: the words of the part in which an owner writes to the newsletter's subscribers. */
export const inboxNews = group(
  'title text article noArticle words preview letter once begun before',
)
  .extend({
    subscribers: wordsWith('n'),
    waiting: wordsWith('n'),
    dead: wordsWith('n'),
    send: wordsWith('n'),
    sent: wordsWith('time', 'name', 'n'),
    going: wordsWith('time', 'name', 'n'),
  })
  .describe('Writing to the subscribers of the newsletter');

/** In content/inbox.yaml: the words for templates that somebody else has saved in the meantime. */
export const inboxTemplates = z
  .strictObject({
    met: wordsWith('name', 'time'),
    changed: wordsWith('names'),
    added: wordsWith('names'),
    removed: wordsWith('names'),
  })
  .describe('Templates that two have written at once');

/** In content/inbox.yaml: the list of shortcuts. */
export const inboxKeys = group(
  'title next previous open select search take answer note close snooze suspect back help send',
).describe('The list of shortcuts');
