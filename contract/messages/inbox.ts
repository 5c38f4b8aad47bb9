import { z } from 'zod';
import { group, messageWith } from './sentence.ts';

/** In content/inbox.yaml: what the desk itself writes to the office and into its tables. */
const emailTemplates = z.strictObject({
  enquiry: group(
    'subject{reference} suspectSubject{reference} suspect{why} noReceipt{why} answerBy{time}',
  )
    .extend({
      language: messageWith('language').describe('Where it is not the language of the inbox'),
    })
    .describe('The e-mail about a message'),
  booking: group(
    'booked{reference} moved{reference} cancelled{reference} erased erasedText byVisitor byStaff',
    'before{times} entryText{reference} entryErased',
  )
    .extend({
      entry: messageWith('session', 'name').describe('The title in the calendar of the office'),
    })
    .describe('Subjects of the e-mails about a session, who did it, and the entry in a calendar'),
  suspicion: group('form work staff').describe(
    'Why an enquiry looks suspect, in that e-mail and in the inbox',
  ),
  noReceipt: group('limit own machine').describe(
    'Why a visitor was sent no receipt, in that e-mail and in the inbox',
  ),
  table: group(
    'reference kind received status language country page first host source medium campaign content term ref news suspect answerDue firstAnswer',
    'session begins ends state',
  ).describe('The columns of the table for spreadsheets (CSV), besides those of the form'),
  issue: group('subject{title} text{excerpt,link}').describe(
    'What an e-mail of the newsletter about an article begins as, before staff change it',
  ),
  assigned: group('subject{n} text{name,by,list}').describe(
    'The e-mail that tells staff of enquiries that somebody has assigned to them',
  ),
  keys: group('subject text{name,time,what}')
    .extend({
      what: group('passkeyAdded passkeyRemoved codesMade codeUsed addressChanged').describe(
        'What was changed, as {what} in the text',
      ),
    })
    .describe('The e-mail that tells staff of a change to their passkeys and codes'),
});

/** content/inbox.yaml: the messages of the enquiry desk's inbox. */
export const inbox = z.strictObject({
  shell: group(
    'title skip enquiries settings signOut keyboard live waiting loading close away retry noSmtp',
    'sources neverBackup toOutbox recovered toKeys nowhere dead{n} fewCodes{n} lateBackup{time}',
    'failing{time,why}',
  ).describe('The frame of every screen, and what somebody has to know first'),
  roles: group('reader answerer owner').describe('What somebody may do'),
  signIn: group(
    'title text button lost code codeHelp useCode back joinTitle joinText{role} name nameHelp make',
    'codesTitle codesText copyCodes copied kept busy thisDevice',
  ).describe('Signing in, joining and recovery codes'),
  errors: group(
    'sign-in passkey code invitation locked role origin host request missing answered taken changed',
    'templates last-owner last-passkey away cancelled',
  ).describe('Why the desk refused something'),
  figures: group(
    'details sentence{todo,overdue,median,inTime} noAnswer{todo,overdue} week count lateCount pages chart{list}',
  ).describe('The figures over the list'),
  sources: group(
    'title text month allMonths messages bookings answered pages first hosts campaigns none chart{list}',
    'ofMonth{month}',
  ).describe('The page that says where enquiries come from'),
  views: group('title todo late sessions earlier snoozed answered closed suspect all').describe(
    'Ways of looking at the list',
  ),
  list: group(
    'title search searchHelp filters page first host source medium campaign ref kind status country assignee any anybody clear who what',
    'arrived answer by nobody selectAll empty emptyTodo emptyFound more save bulk time',
    'emptySessions later toAhead select{name} today{day} arrivedNow{name} shown{n} selected{n}',
  ).describe('The list, its search and its filters'),
  kinds: group('message booking').describe('What a visitor sent'),
  status: group('new open answered closed').describe('How far an enquiry is'),
  due: group(
    'closed cancelled begins{time} began{time} by{time} left{time} late{time} inTime{time}',
    'tooLate{time} snoozed{time}',
  ).describe('How an enquiry stands to the answer that was promised'),
  act: group(
    'title assignMe take close open snooze wake suspect trust clear snoozeUntil tomorrow',
    'nextMorning nextWeek inWeeks done snoozeTo{when,time}',
  ).describe('What can be done with an enquiry'),
  enquiry: group(
    'back message conversation facts name email language country page first host campaign reference arrived consent yes',
    'no erase booking cancelled mails history others gone suspectWhy{why} noReceipt{why}',
    'office{city} visitor{zone} noteBy{name} answerBy{name}',
  ).describe('One enquiry'),
  session: group(
    'newTime day time chooseTime noTime move moved cancelSession cancelSure keep wasCancelled',
    'bothTimes{time,other}',
  ).describe('What can be done with a booked session'),
  write: group(
    'title answer note template noTemplate to subject text noteText send add sent queued',
    'added reader quoted',
  ).describe('Answers and notes'),
  mail: group('waiting sending sent dead bounced webhook tries{n} next{time}').describe(
    'How far an e-mail is',
  ),
  purposes: group('team receipt invitation reminder cancellation answer other').describe(
    'What an e-mail is for',
  ),
  acts: group(
    'enquiry.awake enquiry.suspect enquiry.trusted enquiry.answered note.added mail.retried mail.bounced desk',
    'visitor enquiry.status{to} enquiry.assigned{to} enquiry.snoozed{until}',
    'booking.moved{from,to} booking.cancelled{from} other{act}',
  ).describe('What was done, in the history of an enquiry'),
  settings: group(
    'title keys keysText unused label add remove codes renew renewText outbox outboxText',
    'outboxEmpty retry people peopleText role disable enable closed invite inviteName',
    'inviteButton uninvite templates templateName templateLanguage templateText addTemplate save',
    'saved shortcutsOn person personText export erase eraseSure eraseText notices noticesText',
    'saveAddress addressSaved sessions sessionsText thisBrowser unknownBrowser byCode endOthers',
    'noPerson added{time} templatesText{places} erased{n} outboxMore{n} retryAll{n} used{time} since{time}',
    'removeNamed{name} codesText{n} inviteLink{name} invited{role,time}',
  ).describe('The settings'),
  templates: group('met{name,time} changed{names} added{names} removed{names}').describe(
    'Templates that two have written at once',
  ),
  news: group(
    'title text article noArticle body preview email once begun before subscribers{n} waiting{n}',
    'dead{n} send{n} sent{time,name,n} going{time,name,n}',
  ).describe('Writing to the subscribers of the newsletter'),
  keys: group(
    'title next previous open select search take answer note close snooze suspect back help send',
  ).describe('The list of shortcuts'),
  emailTemplates: emailTemplates.describe('What the desk writes to the office and into its tables'),
});

export type InboxMessages = z.infer<typeof inbox>;
