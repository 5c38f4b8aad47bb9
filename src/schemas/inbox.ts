import { z } from 'astro/zod';
import { word, wordsWith } from './text.ts';

/** The words of a text, as a union. */
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text;

/** A group of words, by their keys with spaces between. */
const group = <Keys extends string>(...keys: Keys[]) =>
  z.strictObject(
    Object.fromEntries(keys.flatMap((text) => text.split(' ')).map((key) => [key, word])) as Record<
      Words<Keys>,
      typeof word
    >,
  );

/** content/inbox.yaml: what staff read in the enquiry desk's inbox. */
export const inbox = z.strictObject({
  shell: group(
    'title skip enquiries settings signOut keyboard live waiting loading close away retry',
    'noSmtp toOutbox recovered toKeys',
  ).extend({ dead: wordsWith('n'), fewCodes: wordsWith('n') }),
  roles: group('reader answerer owner'),
  door: group(
    'title text button lost code codeHelp useCode back joinTitle name nameHelp make',
    'codesTitle codesText copyCodes copied kept busy thisDevice',
  ).extend({ joinText: wordsWith('role') }),
  errors: group(
    'sign-in passkey code invitation locked role origin request missing answered last-owner',
    'last-passkey away cancelled',
  ),
  figures: group('details todo overdue median inTime none weeks week count lateCount pages').extend(
    {
      chart: wordsWith('list'),
    },
  ),
  views: group('title todo late snoozed answered closed suspect all'),
  list: group(
    'title search searchHelp filters kind interest budget country assignee any anybody',
    'clear who what arrived answer by nobody selectAll empty emptyTodo emptyFound more bulk',
  ).extend({
    select: wordsWith('name'),
    arrivedNow: wordsWith('name'),
    shown: wordsWith('n'),
    selected: wordsWith('n'),
  }),
  kinds: group('message booking'),
  status: group('new open answered closed'),
  due: group('closed').extend({
    by: wordsWith('time'),
    left: wordsWith('time'),
    late: wordsWith('time'),
    inTime: wordsWith('time'),
    tooLate: wordsWith('time'),
    snoozed: wordsWith('time'),
  }),
  act: group(
    'title assignMe take close open snooze wake suspect trust clear snoozeUntil tomorrow',
    'nextWeek inWeeks done',
  ),
  enquiry: group(
    'back message conversation facts name email company interest budget country page',
    'reference arrived consent yes no erase booking cancelled mails history others gone',
  ).extend({
    suspectWhy: wordsWith('why'),
    office: wordsWith('city'),
    visitor: wordsWith('zone'),
    noteBy: wordsWith('name'),
    answerBy: wordsWith('name'),
  }),
  suspicion: group('trap speed work staff'),
  write: group(
    'title answer note template noTemplate to subject text noteText send add sent queued',
    'added reader',
  ).extend({ subjectOf: wordsWith('reference') }),
  mail: group('waiting sending sent dead').extend({
    tries: wordsWith('n'),
    next: wordsWith('time'),
  }),
  purposes: group('team receipt answer other'),
  acts: group(
    'enquiry.awake enquiry.suspect enquiry.trusted enquiry.answered note.added mail.retried',
    'desk',
  ).extend({
    'enquiry.status': wordsWith('to'),
    'enquiry.assigned': wordsWith('to'),
    'enquiry.snoozed': wordsWith('until'),
    other: wordsWith('act'),
  }),
  settings: group(
    'title keys keysText unused label add remove codes renew renewText outbox outboxText',
    'outboxEmpty retry people peopleText role disable enable closed invite inviteName',
    'inviteButton uninvite templates templateName templateText addTemplate save saved',
    'shortcuts shortcutsOn',
  ).extend({
    added: wordsWith('time'),
    templatesText: wordsWith('places'),
    used: wordsWith('time'),
    removeNamed: wordsWith('name'),
    codesText: wordsWith('n'),
    inviteLink: wordsWith('name'),
    invited: wordsWith('role', 'time'),
  }),
  keys: group(
    'title next previous open select search take answer note close suspect back help send',
  ),
});

export type InboxWords = z.infer<typeof inbox>;
