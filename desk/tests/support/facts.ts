import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fields } from '@falaj/contract/fields.ts';
import { REGIONS } from '@falaj/contract/zone-list.ts';

const page = (name: string) => ({ title: `${name} title`, text: `${name} text` });
const question = (name: string) => ({ ...page(name), button: `${name} button` });
const emailTemplate = (name: string) => ({
  subject: `${name} {reference}`,
  text: `${name} {session} {times} {reference} {link}`,
});

/** Messages for every field, and those that tests ask for. */
const said = Object.fromEntries(fields.map(({ name }) => [name, { label: name, missing: name }]));
const fieldMessages = {
  'first-name': { label: 'First name', missing: 'first' },
  'last-name': { label: 'Last name', missing: 'last' },
  email: { label: 'E-mail', missing: 'missing', invalid: 'whole' },
  company: { label: 'Company' },
  interest: { label: 'Interest', options: [{ label: 'Audit' }] },
  budget: { label: 'Budget', options: [{ value: 'small', label: 'Small' }] },
  message: { label: 'Message', missing: 'messages' },
};

/** What a company of the tests' own says in English, as far as the desk asks. */
export const english = {
  brand: 'Brand',
  city: 'Dubai',
  locale: 'en-AE-u-nu-latn',
  contact: '/contact',
  hours: {
    weekdays: [0, 1, 2, 3, 4],
    opens: '09:00',
    closes: '18:00',
    zone: 'Asia/Dubai',
    zoneName: 'GST',
    days: 'days',
    time: 'time',
    holidays: [{ date: '2026-12-02', name: 'Holiday' }],
  },
  sessions: [
    { id: 'short', title: 'Short', minutes: 30, duration: '30 minutes', description: 'Short.' },
    { id: 'long', title: 'Long', minutes: 90, duration: '90 minutes', description: 'Long.' },
  ],
  regions: Object.fromEntries(REGIONS.map((region) => [region, region])),
  yourTime: '{time} yours',
  times: { office: '{day} {from}-{to} {zone}', yours: 'You: {day} {from}-{to} ({zone})' },
  fields: { ...said, ...fieldMessages },
  consent: { message: 'News, please.', newsletter: 'News for this address.' },
  form: {
    reference: 'Reference',
    times: '{office} in {city}',
    news: 'News',
    yes: 'yes',
    no: 'no',
    tooLong: '{label} over {limit}',
  },
  desk: {
    home: 'Home',
    pages: {
      received: page('received'),
      signUp: page('signUp'),
      invalid: { title: 'invalid title', text: 'up to {limit}' },
      busy: { ...question('busy'), kept: 'kept, or write to {email}' },
      offline: page('offline'),
      expired: page('expired'),
      confirm: question('confirm'),
      confirmed: page('confirmed'),
      leave: question('leave'),
      left: page('left'),
    },
    receipt: { subject: 'Got {reference}', text: 'Got {reference}, answer by {reply}.' },
    answer: { quote: 'On {time} you wrote:' },
    booking: {
      booked: emailTemplate('booked'),
      moved: emailTemplate('moved'),
      cancelled: emailTemplate('cancelled'),
      reminder: emailTemplate('reminder'),
      calendar: { title: '{session} with Brand', place: 'By phone', text: '{reference} {link}' },
      labels: {
        session: 'Session',
        office: 'Office',
        yours: 'Yours',
        zone: 'Zone',
        time: 'Time',
        choose: 'Choose',
      },
      why: {
        taken: 'taken',
        closed: 'closed',
        many: 'many',
        changed: 'changed',
        zone: 'which zone',
      },
      pages: {
        times: { ...page('times'), show: 'Show', book: 'Book', none: 'none' },
        booked: page('booked'),
        held: { ...page('held'), move: 'Move', cancel: 'Cancel', cancelText: 'cancel only' },
        moved: page('moved'),
        cancelled: page('cancelled'),
      },
    },
    optIn: { subject: 'Confirm', text: 'Follow {link}' },
    issue: { footer: 'Leave: {link}' },
  },
};

/** The facts of that company. */
const facts = {
  origin: 'https://site.example',
  email: 'office@site.example',
  prefix: 'BD',
  articles: [
    { path: '/resources/blog/one', title: 'One', excerpt: 'About one.', date: '2026-11-01' },
  ],
  language: 'en',
  languages: { en: english },
  office: {
    enquiry: {
      subject: 'New {reference}',
      suspectSubject: 'Suspect {reference}',
      suspect: 'Looks odd: {why}',
      noReceipt: 'No receipt: {why}',
      answerBy: 'By {time}',
      language: 'In {language}',
    },
    booking: {
      booked: 'Booked {reference}',
      moved: 'Moved {reference}',
      cancelled: 'Cancelled {reference}',
      erased: 'Free again',
      erasedText: 'Erased.',
      byVisitor: 'by visitor',
      byStaff: 'by staff',
      before: 'Before: {times}',
      entry: '{session}: {name}',
      entryText: '{reference}',
      entryErased: 'Cancelled',
    },
    table: {
      reference: 'Reference',
      kind: 'Kind',
      received: 'Arrived',
      status: 'Status',
      language: 'Language',
      country: 'Country',
      page: 'Page',
      ...{ first: 'First', host: 'Host', source: 'Source', medium: 'Medium' },
      ...{ campaign: 'Campaign', content: 'Content', term: 'Term', ref: 'Ref' },
      news: 'News',
      suspect: 'Suspect',
      answerDue: 'Answer by',
      firstAnswer: 'First answer',
      session: 'Session',
      begins: 'Begins',
      ends: 'Ends',
      state: 'State',
    },
    suspicion: { form: 'trap or haste', work: 'no work', staff: 'by staff' },
    noReceipt: { limit: 'too many', own: 'ours', machine: 'no person' },
    issue: { subject: '{title}', text: '{excerpt} {link}' },
    assigned: { subject: '{n} for you', text: '{name} {by} {list}' },
    keys: {
      subject: 'Keys',
      text: '{name}, {time}: {what}',
      what: {
        passkeyAdded: 'added',
        passkeyRemoved: 'removed',
        codesMade: 'made',
        codeUsed: 'used',
        addressChanged: 'address',
      },
    },
  },
};

const NOTICE = `<!doctype html><title>{{title}}</title><h1>{{title}}</h1><div>{{text}}</div><dl>{{facts}}</dl><form method="post">{{fields}}<button>{{button}}</button></form><a href="/">{{home}}</a>`;

const TIMES = `<!doctype html><title>{{title}}</title><h1>{{title}}</h1><div>{{text}}</div><form><select name="session"><option>{{sessions}}</option></select><select name="zone"><option>{{zones}}</option></select></form><form method="post" action="/api/in"><input type="hidden" name="session" value="{{session}}"><input type="hidden" name="zone" value="{{zone}}"><select name="start"><option>{{times}}</option></select><input name="first-name" value="{{first-name}}"><input name="last-name" value="{{last-name}}"><input name="email" value="{{email}}"><input name="company" value="{{company}}"><textarea name="message">{{message}}</textarea></form>`;
const BOOKING = `<!doctype html><h1>{{title}}</h1><div>{{text}}</div><dl>{{facts}}</dl><form method="post"><input type="hidden" name="seen" value="{{seen}}"><select name="start"><option>{{times}}</option></select></form>`;

/**
 * A folder as the build writes it for the desk.
 * @param company in place of some facts
 */
export function deskFolder(company: Partial<typeof facts> = {}): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'desk-')), 'desk');
  const whole = { ...facts, ...company };
  for (const language of Object.keys(whole.languages)) {
    const own = join(folder, language === whole.language ? '' : language);
    mkdirSync(own, { recursive: true });
    const printed = { notice: NOTICE, times: TIMES, booking: BOOKING };
    for (const [name, page] of Object.entries(printed)) {
      const html = page.replace('<!doctype html>', `<!doctype html><html lang="${language}">`);
      writeFileSync(join(own, `${name}.html`), html);
    }
  }
  writeFileSync(join(folder, 'facts.json'), JSON.stringify(whole));
  return folder;
}
