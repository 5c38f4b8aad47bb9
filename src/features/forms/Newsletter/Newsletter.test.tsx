import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleMessages } from '../../../gallery/content.ts';
import { propsOf, texts } from '../../../gallery/show.tsx';
import { examples } from './Newsletter.examples.ts';
import { Newsletter } from './Newsletter.tsx';
import { NewsletterForm } from './NewsletterForm.island.tsx';

const { newsletter: says, mailtoFallback, form } = sampleMessages;
const messages = { newsletter: says, mailtoFallback, trap: form.trap, tooLong: form.tooLong };
const page = (name: string) => {
  const props = propsOf(examples, name);
  return (
    <Newsletter {...props} messages={sampleMessages}>
      <NewsletterForm {...props} messages={messages} />
    </Newsletter>
  );
};
const field = () => screen.getByLabelText<HTMLInputElement>(/Email Address/);
const subscribe = async (address: string) => {
  if (address) await userEvent.type(field(), address);
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
};

afterEach(() => vi.unstubAllGlobals());

test('without a script the form goes to the mail program, and the feeds can be followed', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToStaticMarkup(page('Without an endpoint'));
  const element = html.querySelector('form');
  expect(element?.getAttribute('action')).toBe(
    `mailto:hello@falaj.example?subject=${encodeURIComponent(says.subject)}`,
  );
  expect(element?.querySelector('[name="website"]')).toBeNull();
  expect(element?.hasAttribute('novalidate')).toBe(false);
  const { feeds } = propsOf(examples, 'Without an endpoint');
  expect(texts(html, 'li a')).toEqual(feeds.map(({ text }) => text));
});

test.each([
  ['', says.missing],
  ['layla', says.invalid],
])('an address like "%s" is asked for again, at the field', async (typed, message) => {
  render(page('Without an endpoint'));
  await subscribe(typed);
  expect(document.activeElement).toBe(field());
  const error = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe(message);
});

test('without an endpoint it says that nobody is subscribed, and offers feeds and an e-mail', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  render(page('Without an endpoint'));
  await subscribe('layla@falaj.example');
  expect(document.activeElement?.textContent).toBe(says.notYetTitle);
  expect(screen.getAllByRole('link', { name: 'RSS feed' })).toHaveLength(2);
  const mail = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: mailtoFallback.openMail }).href,
  );
  expect(mail.searchParams.get('body')).toContain('layla@falaj.example');
  expect(fetch).not.toHaveBeenCalled();
});

test('with an endpoint the address is posted, and the last step is left to its owner', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const fetch = vi.fn(async (_url: string, { method }: RequestInit) => {
    if (method === 'POST') await held;
    return Response.json({});
  });
  const posts = () => fetch.mock.calls.filter(([, { method }]) => method === 'POST');
  vi.stubGlobal('fetch', fetch);
  render(page('With an endpoint'));
  const button = screen.getByRole('button', { name: 'Subscribe' });
  await subscribe('layla@falaj.example');
  await vi.waitFor(() => expect(posts()).toHaveLength(1));
  await userEvent.click(button);
  release();
  await screen.findByRole('heading', { name: says.takenTitle });
  expect(posts(), 'pressed twice, posted once').toHaveLength(1);
  const [[url, init] = []] = posts();
  expect(url).toBe('/api/enquiries');
  expect(JSON.parse(String(init?.body))).toMatchObject({
    kind: 'newsletter',
    fields: { email: 'layla@falaj.example' },
    consent: true,
    language: 'en',
  });
});

test('an endpoint’s refusal stands at the field', async () => {
  const errors = { email: 'This address is on the list already.' };
  vi.stubGlobal('fetch', async () => Response.json({ errors }, { status: 409 }));
  render(page('With an endpoint'));
  await subscribe('layla@falaj.example');
  await screen.findByText(errors.email);
  expect(field().value).toBe('layla@falaj.example');
});

test('an endpoint that refuses without a reason: it says so, and the e-mail is offered', async () => {
  vi.stubGlobal('fetch', async () => new Response('No', { status: 403 }));
  render(page('With an endpoint'));
  await subscribe('layla@falaj.example');
  await screen.findByRole('heading', { name: says.failedTitle });
  expect(screen.getByRole('link', { name: mailtoFallback.openMail })).toBeDefined();
});

test('going back keeps the address', async () => {
  render(page('Without an endpoint'));
  await subscribe('layla@falaj.example');
  await userEvent.click(screen.getByRole('button', { name: says.back }));
  expect(field().value).toBe('layla@falaj.example');
});
