import { randomBytes } from 'node:crypto';
import type { SubmissionPayload } from '@falaj/contract/payload.ts';
import { onTestFinished } from 'vitest';
import { openDesk } from '../../open-desk.ts';
import { readSettings } from '../../settings.ts';
import { deskFolder } from './facts.ts';

/** A desk of this process that a test asks; it ends with the test. */
export async function openTestDesk(
  env: Record<string, string>,
  now?: () => number,
  company?: Parameters<typeof deskFolder>[0],
) {
  const settings = readSettings({ DESK_RATE: '100000', DESK_WORK: '0', ...env });
  const desk = await openDesk(settings, deskFolder(company), now);
  onTestFinished(desk.stop);
  const ask = (path: string, init?: RequestInit) =>
    Promise.resolve(desk.app.request(`http://desk.example${path}`, init));
  return { ...desk, ask, db: desk.context.db };
}

/** A member of staff who answers. @returns their account */
export async function answerer({ db }: Awaited<ReturnType<typeof openTestDesk>>): Promise<string> {
  const id = 'amal';
  const row = { id, name: 'Amal', role: 'answerer' as const, created_at: 0 };
  await db.insertInto('account').values(row).execute();
  return id;
}

/** A key that nobody used before. */
export const newKey = () => randomBytes(16).toString('hex');

let count = 0;

/** A message as the form posts it. */
export function message(fields: Record<string, string> = {}): SubmissionPayload {
  count += 1;
  return {
    kind: 'message',
    reference: `FJ-20261121-${`${count}`.padStart(5, '0')}`,
    fields: {
      'first-name': 'Layla',
      'last-name': 'Haddad',
      email: `layla${count}@company.example`,
      company: '',
      interest: 'Audit',
      budget: 'small',
      message: 'We own a date farm.',
      ...fields,
    },
    consent: false,
    sentAt: '2026-11-21T06:00:00.000Z',
    page: '/contact',
  };
}

/** A booking as the form posts it, in the short session. */
export function booking(start: string, fields: Record<string, string> = {}): SubmissionPayload {
  const { interest, budget, ...own } = message().fields;
  const zone = 'Asia/Dubai';
  return {
    ...message(),
    kind: 'booking',
    fields: { ...own, session: 'short', start, zone, ...fields },
  };
}

/** The request of the form's script. */
export const asJson = (payload: unknown, key = newKey()): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': key },
  body: typeof payload === 'string' ? payload : JSON.stringify(payload),
});

const SIGNS = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The hidden fields of a page, as a browser sends them when its button is pressed. */
export const hiddenIn = (html: string): [name: string, value: string][] =>
  [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map((found) => {
    const [name = '', value = ''] = found
      .slice(1)
      .map((text) => text.replace(/&(\S+?);/g, (_, sign: keyof typeof SIGNS) => SIGNS[sign]));
    return [name, value];
  });

/** The request of a browser without scripts. */
export const asForm = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});
