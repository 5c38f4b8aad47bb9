import { createHash, createPublicKey, verify } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fill } from '@falaj/contract/fill.ts';
import { LOCALES, localeOfPath } from '@falaj/contract/locale.ts';
import { expect, test } from 'vitest';
import type { DocumentList } from '../../src/features/document-check/document-list.ts';
import { formatSize } from '../../src/page-builder/format-size.ts';
import { messages } from '../browser/support/content.ts';
import { all, hrefOf, mainOf, part, textOf } from './support/built.ts';

/** The first characters of each kind of file. */
const BEGINNINGS: Record<string, string> = {
  pdf: '%PDF-1.7',
  zip: 'PK\u0003\u0004',
  ics: 'BEGIN:VCALENDAR\r\n',
};
const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const wellKnown = (name: string) => readFileSync(`dist/.well-known/${name}.json`, 'utf8');

test('each file that the page offers is the file whose size and checksum it shows', () => {
  const items = all(mainOf('/resources/documentation'), '#downloads li');
  expect(items).toHaveLength(globSync('content/library/downloads/*.yaml').length);
  for (const item of items) {
    const name = hrefOf(part(item, 'a[download]'));
    const bytes = readFileSync(`dist${name}`);
    const [, version = '', ending = ''] = /-(\d+\.\d+\.\d+)\.(pdf|zip|ics)$/.exec(name) ?? [];
    for (const fact of [
      sumOf(bytes),
      formatSize(bytes.length),
      fill(messages.version, { version }),
    ])
      expect.soft(textOf(item), name).toContain(fact);
    const begin = BEGINNINGS[ending] ?? '?';
    expect.soft(bytes.subarray(0, begin.length).toString('latin1'), name).toBe(begin);
  }
});

test('the list of documents is signed, and names every file as it is published', () => {
  const text = wellKnown('documents');
  const { signature, kid } = JSON.parse(wellKnown('documents-signature'));
  const jwk = JSON.parse(wellKnown('documents-key'));
  expect(jwk.kid).toBe(kid);
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  expect(verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))).toBe(true);
  const { documents } = JSON.parse(text) as DocumentList;
  const languages = new Set(documents.map(({ path }) => localeOfPath(path)));
  expect([...languages]).toEqual([...LOCALES]);
  for (const { path, bytes, sha256 } of documents) {
    const file = readFileSync(`dist${path}`);
    expect.soft([file.length, sumOf(file)], path).toEqual([bytes, sha256]);
  }
  const shown = all(mainOf('/tools/check-a-document'), '#files li code').map(textOf);
  expect(shown.map((digits) => digits.replaceAll(' ', ''))).toEqual(
    documents.map(({ sha256 }) => sha256),
  );
});

test('nothing of editing on the page is in the site', () => {
  for (const file of globSync('dist/**/*.{html,js,json,xml,txt,css}')) {
    const text = readFileSync(file, 'utf8');
    expect.soft(/[\u2060-\u2064]|astro-dev-toolbar|\/@edit/.exec(text)?.[0], file).toBeUndefined();
  }
});
