import { createHash, generateKeyPairSync } from 'node:crypto';
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '../DocumentCheck.client.ts';
import { propsOf, show } from '../../../gallery/show.tsx';
import { publicKeyOf, signText } from '../sign-list.ts';
import { examples } from './DocumentCheck.examples.ts';
import { DocumentCheck } from './DocumentCheck.tsx';

const props = propsOf(examples, 'A stone for a file');
const { privateKey } = generateKeyPairSync('ed25519');
const document = {
  file: 'falaj-overview-1.0.0.pdf',
  path: '/downloads/falaj-overview-1.0.0.pdf',
  title: 'Overview',
  version: '1.0.0',
  sha256: createHash('sha256').update('ours').digest('hex'),
};
const list = JSON.stringify({ format: 1, key: 'production', documents: [document] });

/** Serves a list with its signature, as the site does. */
function serve(text = list, signed = list) {
  const files: Record<string, string> = {
    '/.well-known/documents.json': text,
    '/.well-known/documents-signature.json': JSON.stringify({
      signature: signText(signed, privateKey),
    }),
    '/.well-known/documents-key.json': JSON.stringify(publicKeyOf(privateKey)),
  };
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(files[path])));
}

let page: Element;
const part = (name: string) => page.querySelector<HTMLElement>(`[data-part="${name}"]`);

/** Gives a file to a fresh page and waits for what is said of the list. */
async function give(name: string, bytes: string) {
  vi.resetModules();
  page = show(DocumentCheck, props);
  const files = [new File([bytes], name)];
  const input = part('input') as HTMLElement;
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
  await vi.waitFor(() => expect(['', 'Reading']).not.toContain(part('list')?.textContent));
}

afterEach(() => vi.unstubAllGlobals());

test('a file of ours is told so, with the focus on the verdict', async () => {
  serve();
  await give('falaj-overview-1.0.0.pdf', 'ours');
  await vi.waitFor(() => expect(part('title')?.textContent).toBe('Same'));
  expect(globalThis.document.activeElement).toBe(part('title'));
  expect(part('list')?.textContent).toBe('Signed');
  expect(part('differs')?.hidden).toBe(true);
});

test('a changed file is told so, and the published one can be fetched', async () => {
  serve();
  await give('falaj-overview-1.0.0.pdf', 'others');
  await vi.waitFor(() => expect(part('title')?.textContent).toBe('Changed'));
  expect(part('again')?.getAttribute('href')).toBe(document.path);
  expect(part('yoursRow')?.querySelectorAll('[data-other]').length).toBeGreaterThan(30);
  expect(part('differs')?.textContent).toMatch(/^\d+ differ$/);
});

test('a file of somebody else is told so, with its own digits alone', async () => {
  serve();
  await give('<img src=x>.pdf', 'else');
  await vi.waitFor(() => expect(part('title')?.textContent).toBe('Unknown'));
  expect(part('text')?.textContent).toContain('<img src=x>.pdf');
  expect(part('oursRow')?.hidden).toBe(true);
});

test('a list that was changed after it was signed is not compared with', async () => {
  serve(list.replace('1.0.0', '9.9.9'), list);
  await give('falaj-overview-1.0.0.pdf', 'ours');
  expect(part('list')?.textContent).toBe('Forged');
  expect(part('verdict')?.hidden).toBe(true);
});

test('without a connection it says so, and the next file tries again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  await give('a.pdf', 'a');
  expect(part('list')?.textContent).toBe('Unreachable');
});

test('a file that is dropped beside the stone is checked, and words that are dragged are left alone', async () => {
  serve();
  vi.resetModules();
  page = show(DocumentCheck, props);
  const { body } = globalThis.document;
  const files = [new File(['ours'], 'falaj-overview-1.0.0.pdf')];
  const dataTransfer = { types: ['Files'], files };
  // What returns false was prevented: the browser stays on the page.
  expect(fireEvent.dragOver(body, { dataTransfer })).toBe(false);
  expect(part('stone')?.hasAttribute('data-over')).toBe(true);
  fireEvent.dragLeave(body);
  expect(part('stone')?.hasAttribute('data-over')).toBe(false);
  expect(fireEvent.drop(body, { dataTransfer })).toBe(false);
  await vi.waitFor(() => expect(part('title')?.textContent).toBe('Same'));
  const text = { dataTransfer: { types: ['text/plain'], files: [] } };
  expect([fireEvent.dragOver(body, text), fireEvent.drop(body, text)]).toEqual([true, true]);
});
