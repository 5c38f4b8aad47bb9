import { z } from 'zod';
import { group, message, messageWith } from './sentence.ts';

/** In content/inbox.yaml: what the desk itself writes to the office and into its tables. */
const inboxLetters = z
  .strictObject({
    enquiry: z
      .strictObject({
        subject: messageWith('reference'),
        suspectSubject: messageWith('reference'),
        suspect: messageWith('why'),
        noReceipt: messageWith('why'),
        answerBy: messageWith('time'),
        language: messageWith('language').describe('Where it is not the language of the inbox'),
      })
      .describe('The e-mail about a message'),
    booking: z
      .strictObject({
        booked: messageWith('reference'),
        moved: messageWith('reference'),
        cancelled: messageWith('reference'),
        erased: message,
        erasedText: message,
        byVisitor: message,
        byStaff: message,
        before: messageWith('times'),
        entry: messageWith('session', 'name').describe('The title in the calendar of the office'),
        entryText: messageWith('reference'),
        entryErased: message,
      })
      .describe('Subjects of the e-mails about a session, who did it, and the entry in a calendar'),
    suspicion: z
      .strictObject({ form: message, work: message, staff: message })
      .describe('Why an enquiry looks suspect, in that e-mail and in the inbox'),
    noReceipt: group('limit own machine').describe(
      'Why a visitor was sent no receipt, in that e-mail and in the inbox',
    ),
    table: group(
      'reference kind received status language country page news suspect answerDue firstAnswer',
      'session begins ends state',
    ).describe('The columns of the table for spreadsheets (CSV), besides those of the form'),
    issue: z
      .strictObject({
        subject: messageWith('title').describe('What the subject begins as'),
        text: messageWith('excerpt', 'link').describe('What its text begins as'),
      })
      .describe('An e-mail of the newsletter about an article, before staff change it'),
    keys: z
      .strictObject({
        subject: message,
        text: messageWith('name', 'time', 'what'),
        what: group('passkeyAdded passkeyRemoved codesMade codeUsed addressChanged').describe(
          'What was changed, as {what} in the text',
        ),
      })
      .describe('The e-mail that tells staff of a change to their passkeys and codes'),
  })
  .describe('What the desk writes to the office and into its tables');

/** In content/inbox.yaml: the messages for acts in the history of an enquiry. */
const inboxActs = group(
  'enquiry.awake enquiry.suspect enquiry.trusted enquiry.answered note.added mail.retried',
  'desk visitor',
)
  .extend({
    'enquiry.status': messageWith('to'),
    'enquiry.assigned': messageWith('to'),
    'enquiry.snoozed': messageWith('until'),
    'booking.moved': messageWith('from', 'to'),
    'booking.cancelled': messageWith('from'),
    other: messageWith('act'),
  })
  .describe('What was done, in the history of an enquiry');

/** In content/inbox.yaml: the messages of the part in which an owner writes to the newsletter's subscribers. */
const inboxNews = group('title text article noArticle body preview letter once begun before')
  .extend({
    subscribers: messageWith('n'),
    waiting: messageWith('n'),
    dead: messageWith('n'),
    send: messageWith('n'),
    sent: messageWith('time', 'name', 'n'),
    going: messageWith('time', 'name', 'n'),
  })
  .describe('Writing to the subscribers of the newsletter');

/** In content/inbox.yaml: the messages for templates that somebody else has saved in the meantime. */
const inboxTemplates = z
  .strictObject({
    met: messageWith('name', 'time'),
    changed: messageWith('names'),
    added: messageWith('names'),
    removed: messageWith('names'),
  })
  .describe('Templates that two have written at once');

/** In content/inbox.yaml: the list of shortcuts. */
const inboxKeys = group(
  'title next previous open select search take answer note close snooze suspect back help send',
).describe('The list of shortcuts');

/** In content/inbox.yaml: the messages for what staff can do with a booked session. */
const inboxSession = group(
  'newTime day time chooseTime noTime move moved cancelSession cancelSure keep wasCancelled',
)
  .extend({ bothTimes: messageWith('time', 'other') })
  .describe('What can be done with a booked session');

/** content/inbox.yaml: the messages of the enquiry desk's inbox. */
export const inbox = z.strictObject({
  shell: group(
    'title skip enquiries settings signOut keyboard live waiting loading close away retry',
    'noSmtp neverBackup toOutbox recovered toKeys nowhere',
  )
    .extend({
      dead: messageWith('n'),
      fewCodes: messageWith('n'),
      lateBackup: messageWith('time'),
    })
    .describe('The frame of every screen, and what somebody has to know first'),
  roles: group('reader answerer owner').describe('What somebody may do'),
  door: group(
    'title text button lost code codeHelp useCode back joinTitle name nameHelp make',
    'codesTitle codesText copyCodes copied kept busy thisDevice',
  )
    .extend({ joinText: messageWith('role') })
    .describe('Signing in, joining and recovery codes'),
  errors: group(
    'sign-in passkey code invitation locked role origin request missing answered taken changed',
    'templates last-owner last-passkey away cancelled',
  ).describe('Why the desk refused something'),
  figures: group('details todo overdue median inTime none weeks week count lateCount pages')
    .extend({
      chart: messageWith('list'),
    })
    .describe('The figures over the list'),
  views: group('title todo late sessions earlier snoozed answered closed suspect all').describe(
    'Ways of looking at the list',
  ),
  list: group(
    'title search searchHelp filters kind status country assignee any anybody',
    'clear who what arrived answer by nobody selectAll empty emptyTodo emptyFound more save bulk',
    'time emptySessions later toAhead',
  )
    .extend({
      select: messageWith('name'),
      today: messageWith('day'),
      arrivedNow: messageWith('name'),
      shown: messageWith('n'),
      selected: messageWith('n'),
    })
    .describe('The list, its search and its filters'),
  kinds: group('message booking').describe('What a visitor sent'),
  status: group('new open answered closed').describe('How far an enquiry is'),
  due: group('closed cancelled')
    .extend({
      begins: messageWith('time'),
      began: messageWith('time'),
      by: messageWith('time'),
      left: messageWith('time'),
      late: messageWith('time'),
      inTime: messageWith('time'),
      tooLate: messageWith('time'),
      snoozed: messageWith('time'),
    })
    .describe('How an enquiry stands to the answer that was promised'),
  act: group(
    'title assignMe take close open snooze wake suspect trust clear snoozeUntil tomorrow',
    'nextMorning nextWeek inWeeks done',
  )
    .extend({ snoozeTo: messageWith('when', 'time') })
    .describe('What can be done with an enquiry'),
  enquiry: group(
    'back message conversation facts name email language country page',
    'reference arrived consent yes no erase booking cancelled mails history others gone',
  )
    .extend({
      suspectWhy: messageWith('why'),
      noReceipt: messageWith('why'),
      office: messageWith('city'),
      visitor: messageWith('zone'),
      noteBy: messageWith('name'),
      answerBy: messageWith('name'),
    })
    .describe('One enquiry'),
  session: inboxSession,
  write: group(
    'title answer note template noTemplate to subject text noteText send add sent queued',
    'added reader quoted',
  ).describe('Answers and notes'),
  mail: group('waiting sending sent dead webhook')
    .extend({
      tries: messageWith('n'),
      next: messageWith('time'),
    })
    .describe('How far an e-mail is'),
  purposes: group('team receipt invitation cancellation answer other').describe(
    'What an e-mail is for',
  ),
  acts: inboxActs,
  settings: group(
    'title keys keysText unused label add remove codes renew renewText outbox outboxText',
    'outboxEmpty retry people peopleText role disable enable closed invite inviteName',
    'inviteButton uninvite templates templateName templateLanguage templateText addTemplate',
    'save saved',
    'shortcutsOn person personText export erase eraseSure eraseText notices noticesText',
    'saveAddress addressSaved sessions sessionsText thisBrowser unknownBrowser byCode endOthers',
    'noPerson',
  )
    .extend({
      added: messageWith('time'),
      templatesText: messageWith('places'),
      erased: messageWith('n'),
      outboxMore: messageWith('n'),
      used: messageWith('time'),
      since: messageWith('time'),
      removeNamed: messageWith('name'),
      codesText: messageWith('n'),
      inviteLink: messageWith('name'),
      invited: messageWith('role', 'time'),
    })
    .describe('The settings'),
  templates: inboxTemplates,
  news: inboxNews,
  keys: inboxKeys,
  letters: inboxLetters,
});

export type InboxMessages = z.infer<typeof inbox>;
