import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { InboxMessages } from '@falaj/contract/messages/inbox.ts';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import type { DeskServer } from './desk-server.ts';

/** The messages of the inbox that staff read. */
export const inboxMessages: InboxMessages = parse(readFileSync('content/inbox.yaml', 'utf8'));

/** The invitation for the first owner, which the server prints once. */
export async function firstLink(server: DeskServer): Promise<string> {
  const found = () => /http\S+#join=\S+/.exec(server.output)?.[0] ?? '';
  await expect.poll(found).not.toBe('');
  return found();
}

/**
 * Gives a browser a virtual passkey device, which confirms every request as if its owner touched it.
 * @returns a list that grows with each error in the console from now on
 */
export async function withDevice(page: Page): Promise<string[]> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // The server answers 401 to whoever is not signed in, and the browser logs that as an error.
    const isSignIn = message.text().includes('401');
    if (message.type() === 'error' && !isSignIn) complaints.push(message.text());
  });
  return complaints;
}

/** Joins by an invitation, and waits for the list. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  const { signIn, views } = inboxMessages;
  await page.goto(link);
  await page.getByLabel(signIn.name).fill(name);
  await page.getByLabel(signIn.name).press('Enter');
  await page.getByRole('button', { name: signIn.kept }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(views.todo);
}

/**
 * Posts an enquiry as the site's form does, and returns its reference.
 * @param fields of the form; a booking has a session
 */
export async function postEnquiry(
  { base }: DeskServer,
  name: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<string> {
  const reference = `FJ-20261121-${randomBytes(3).toString('hex')}`;
  const person = { 'first-name': name, 'last-name': 'Visitor', email: 'visitor@mail.example' };
  const response = await fetch(`${base}/api/in`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomBytes(16).toString('hex'),
      ...headers,
    },
    body: JSON.stringify({
      kind: fields.session ? 'booking' : 'message',
      reference,
      fields: { ...person, ...fields },
      consent: false,
      sentAt: new Date().toISOString(),
      page: '/contact',
    }),
  });
  expect(response.status).toBe(204);
  return reference;
}
