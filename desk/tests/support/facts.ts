import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const page = (name: string) => ({ title: `${name} title`, text: `${name} text` });
const question = (name: string) => ({ ...page(name), button: `${name} button` });

/** A company of the tests' own, as far as the desk asks. */
const facts = {
  origin: 'https://site.example',
  brand: 'Brand',
  email: 'office@site.example',
  city: 'Dubai',
  locale: 'en-AE',
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
  interests: ['Audit'],
  budgets: [{ value: 'small', label: 'Small' }],
  consent: { message: 'News, please.', newsletter: 'News for this address.' },
  errors: {
    firstName: 'first',
    lastName: 'last',
    email: 'missing',
    emailInvalid: 'whole',
    message: 'words',
    newsletter: 'whole',
  },
  form: { reference: 'Reference', times: '{office} in {city}', news: 'News', yes: 'yes', no: 'no' },
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    company: 'Company',
    interest: 'Interest',
    budget: 'Budget',
    message: 'Message',
  },
  articles: [
    { path: '/resources/blog/one', title: 'One', excerpt: 'About one.', date: '2026-11-01' },
  ],
  desk: {
    home: 'Home',
    pages: {
      received: page('received'),
      signUp: page('signUp'),
      invalid: page('invalid'),
      busy: page('busy'),
      expired: page('expired'),
      confirm: question('confirm'),
      confirmed: page('confirmed'),
      leave: question('leave'),
      left: page('left'),
    },
    team: {
      subject: 'New {reference}',
      suspectSubject: 'Suspect {reference}',
      suspect: 'Looks odd: {why}',
      answerBy: 'By {time}',
    },
    receipt: { subject: 'Got {reference}', text: 'Got {reference}, answer by {reply}.' },
    optIn: { subject: 'Confirm', text: 'Follow {link}' },
    issue: { subject: '{title}', text: '{excerpt} {link}', footer: 'Leave: {link}' },
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

/** A folder as the build writes it for the desk. */
export function deskFolder(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'desk-')), 'desk');
  mkdirSync(folder);
  writeFileSync(join(folder, 'facts.json'), JSON.stringify(facts));
  writeFileSync(join(folder, 'notice.html'), NOTICE);
  return folder;
}
