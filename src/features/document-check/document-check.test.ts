import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ListedDocument } from './document-list.ts';
import { gatesOf, inGroups, sha256Of } from './fingerprint.ts';
import { judge, nameOfCopy } from './judge.ts';
import { publicKeyOf, signingKey, signText } from './sign-list.ts';
import { parseDocumentList, verifyList } from './verify-list.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const overview: ListedDocument = {
  file: 'falaj-platform-overview-2.1.0.pdf',
  path: '/downloads/falaj-platform-overview-2.1.0.pdf',
  title: 'Platform overview',
  version: '2.1.0',
  date: '2026-10-01',
  bytes: 4,
  sha256: sha('ours'),
};

describe('a file', () => {
  test.each([
    ['falaj-platform-overview-2.1.0.pdf', 'ours', 'same'],
    ['renamed.pdf', 'ours', 'same'],
    ['falaj-platform-overview-2.1.0.pdf', 'other', 'changed'],
    ['Falaj-Platform-Overview-2.1.0 (2).PDF', 'other', 'changed'],
    ['falaj-platform-overview-2.0.0.pdf', 'other', 'version'],
    ['invoice.pdf', 'other', 'unknown'],
    ['', 'other', 'unknown'],
  ])('%s with the bytes “%s” is %s', (name, bytes, is) => {
    expect(judge(name, sha(bytes), [overview]).is).toBe(is);
  });

  test('that was renamed is told so, a numbered copy is not', () => {
    const renamed = (name: string) => judge(name, sha('ours'), [overview]);
    expect(renamed('renamed.pdf')).toMatchObject({ isRenamed: true });
    expect(renamed('falaj-platform-overview-2.1.0 (1).pdf')).toMatchObject({ isRenamed: false });
  });

  test.each([
    ['a (1).pdf', 'a.pdf'],
    ['a - Copy.pdf', 'a.pdf'],
    ['a copy 2.pdf', 'a.pdf'],
    ['a.pdf', 'a.pdf'],
    ['no ending (1)', 'no ending (1)'],
  ])('the copy %s is one of %s', (copy, name) => {
    expect(nameOfCopy(copy)).toBe(name);
  });
});

describe('a fingerprint', () => {
  test('is that of the standard', async () => {
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(await sha256Of(new TextEncoder().encode('abc')), 'FIPS 180-4, example').toBe(abc);
  });

  test('is read in groups, and drawn as one gate for each digit', () => {
    expect(inGroups('0123456789abcdef')).toBe('01234567 89abcdef');
    expect(gatesOf('0f')).toEqual([
      { 'data-tens': 0, 'data-ones': 6 },
      { 'data-tens': 10, 'data-ones': 0 },
    ]);
  });
});

describe('the key', () => {
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'key-'));
    return join(made, 'cache', 'key.pem');
  };
  const pem = (type: 'ed25519' | 'ed448') =>
    generateKeyPairSync(type as 'ed25519')
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();

  test('for development is made once, for the owner of the clone alone', () => {
    const file = folder();
    const first = publicKeyOf(signingKey('', file).key);
    expect(publicKeyOf(signingKey('', file).key)).toEqual(first);
    expect(signingKey('', file).isDevelopment).toBe(true);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('of the environment is taken where there is one, also on one line', () => {
    const key = pem('ed25519');
    const given = signingKey(key, folder());
    const line = signingKey(key.replaceAll('\n', '\\n'), folder());
    expect(given.isDevelopment).toBe(false);
    expect(publicKeyOf(line.key)).toEqual(publicKeyOf(given.key));
  });

  test.each(['no key', pem('ed448')])('that is none ends the build without being shown', (bad) => {
    expect(() => signingKey(bad, folder())).toThrow(/^DOCUMENT_SIGNING_KEY holds/);
    expect(() => signingKey(bad, folder())).not.toThrow(bad.slice(0, 20));
  });

  test('is never part of the repository', () => {
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('.cache/');
  });
});

describe('the list', () => {
  const { key } = signingKey(
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  const text = JSON.stringify({ format: 1, documents: [overview] });
  const signature = signText(text, key);
  afterEach(() => vi.restoreAllMocks());

  test('is known by its signature', async () => {
    expect(await verifyList(text, signature, publicKeyOf(key))).toBe('signed');
  });

  test.each([
    ['one letter more', `${text} `, signature],
    ['another signature', text, signText('else', key)],
    ['no signature', text, 'nothing at all!'],
  ])('%s is a forgery', async (_, changed, by) => {
    expect(await verifyList(changed, by, publicKeyOf(key))).toBe('forged');
  });

  test('a key that is none is a forgery', async () => {
    const none = { ...publicKeyOf(key), x: 'AA' };
    expect(await verifyList(text, signature, none)).toBe('forged');
  });

  test.each([
    ['importKey', new DOMException('', 'NotSupportedError')],
    ['importKey', new DOMException('', 'SyntaxError')],
    ['importKey', new TypeError('crypto.subtle.importKey is not a function')],
    ['verify', new DOMException('', 'NotSupportedError')],
    ['verify', new TypeError('crypto.subtle.verify is not a function')],
  ] as const)('a browser without Ed25519 is told from a forgery: %s, %s', async (name, fault) => {
    vi.spyOn(crypto.subtle, name).mockRejectedValue(fault);
    expect(await verifyList(text, signature, publicKeyOf(key))).toBe('unsupported');
  });

  test('of another form is not read', () => {
    expect(parseDocumentList(text).documents).toEqual([overview]);
    for (const other of ['{}', '[]', 'null', '{"format":2,"documents":[]}', 'text'])
      expect(() => parseDocumentList(other)).toThrow();
  });
});
