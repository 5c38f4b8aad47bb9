import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Reading.examples.ts';
import { Reading } from './Reading.tsx';
import './ShareLinks.client.ts';
import { Share } from './Share.tsx';

const article = propsOf(examples, 'An article');
const entry = propsOf(examples, 'An entry of the documentation');
const notice = propsOf(examples, 'A legal notice');

test('each figure stands where the text calls it, with its caption', () => {
  const props = propsOf(examples, 'An article with figures and notes');
  const container = show(Reading, props);
  for (const { id, caption } of props.figures ?? []) {
    const figure = container.querySelector(`figure#figure-${id}`);
    expect(figure?.lastElementChild?.textContent).toBe(caption);
    expect(figure?.childElementCount).toBe(2);
  }
  expect(container.querySelector('#figure-bins')?.previousElementSibling?.id).toBe('note-1');
});

test('the number of a note leads to it and back', () => {
  const container = show(Reading, propsOf(examples, 'An article with figures and notes'));
  const calls = [...container.querySelectorAll('[role="doc-noteref"]')];
  expect(calls.map(({ textContent }) => textContent)).toEqual(['1', '2']);
  for (const call of calls) {
    const note = container.querySelector(call.getAttribute('href') ?? 'none');
    expect(note?.getAttribute('role')).toBe('doc-footnote');
    const back = note?.querySelector('[role="doc-backlink"]');
    expect(back?.getAttribute('href')).toBe(`#${call.id}`);
    expect(back?.getAttribute('aria-label')).not.toBe(call.getAttribute('aria-label'));
  }
});

test('a text of three sections lists them, and each entry leads to the chapter of its heading', () => {
  const container = show(Reading, article);
  const contents = screen.getByRole('navigation', { name: sampleMessages.onThisPage });
  const links = within(contents).getAllByRole<HTMLAnchorElement>('link');
  expect(links).toHaveLength(3);
  for (const link of links) {
    const chapter = container.querySelector(link.getAttribute('href') as string);
    expect(chapter?.firstElementChild?.textContent).toBe(link.textContent);
  }
});

test('a text of one section needs no list of sections', () => {
  show(Reading, entry);
  expect(screen.queryByRole('navigation', { name: sampleMessages.onThisPage })).toBeNull();
});

test('an article has tags and can be handed on, by e-mail even without scripts', () => {
  const container = show(Reading, article);
  expect(texts(screen.getByRole('list', { name: sampleMessages.tags }), 'a')).toEqual([
    'Registers',
  ]);
  const mail = screen.getByRole('link', { name: sampleMessages.shareMail });
  const href = new URL(mail.getAttribute('href') ?? '');
  expect(href.searchParams.get('subject')).toBe('What a register proves');
  expect(href.searchParams.get('body')).toBe(article.shareUrl);
  // What needs a script is not shown before it runs.
  const buttons = [...container.querySelectorAll('button')];
  expect(buttons.map(({ hidden }) => hidden)).toEqual([true, true]);
});

test('an article begins with what to take away, and a notice has no such box', () => {
  const { unmount } = render(<Reading {...article} messages={sampleMessages} />);
  const box = screen.getByRole('region', { name: sampleMessages.takeaways });
  expect(texts(box, 'li')).toEqual(article.takeaways);
  const following = box.compareDocumentPosition(screen.getByText(/answers one question/));
  expect(following & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  unmount();
  show(Reading, notice);
  expect(screen.queryByRole('region', { name: sampleMessages.takeaways })).toBeNull();
});

test('a notice is not handed on', () => {
  const container = show(Reading, notice);
  expect(container.querySelector('share-links')).toBeNull();
  expect(screen.queryByRole('list', { name: sampleMessages.tags })).toBeNull();
});

const url = 'https://falaj.example/resources/blog/a';

/** The row of an article in a browser that has these parts of navigator. */
function start(parts: object): HTMLElement {
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(navigator, name, { value, configurable: true, writable: true });
  }
  const { container } = render(<Share title="A title" url={url} messages={sampleMessages} />);
  return container;
}

const part = (root: ParentNode, name: string) =>
  root.querySelector<HTMLElement>(`[data-part="${name}"]`) as HTMLElement;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
});

test('where there is a clipboard the link is copied, and it is said', async () => {
  const writeText = vi.fn(async () => undefined);
  const root = start({ clipboard: { writeText } });
  expect(part(root, 'copy').hidden).toBe(false);
  expect(part(root, 'status').textContent).toBe('');
  part(root, 'copy').click();
  await vi.waitFor(() => expect(part(root, 'status').textContent).toBe(sampleMessages.shareCopied));
  expect(writeText).toHaveBeenCalledWith(url);
});

test('where there is none, nothing is offered that would not work', () => {
  const root = start({ clipboard: undefined });
  expect(part(root, 'copy').hidden).toBe(true);
  expect(part(root, 'device').hidden).toBe(true);
});

test('the device gets title and address; closing its dialog is no error', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const root = start({ share });
  expect(part(root, 'device').hidden).toBe(false);
  part(root, 'device').click();
  expect(share).toHaveBeenCalledWith({ title: 'A title', url });
});
