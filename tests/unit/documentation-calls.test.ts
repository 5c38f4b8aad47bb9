import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Element } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { elements, readMarkdown } from '../../src/content/read/markdown.ts';

const FILES = globSync('content/library/documentation/*.md').sort();

/** The code blocks of a document in one language. */
function blocksOf(file: string, language: string): string[] {
  const isWanted = ({ tagName, properties }: Element) =>
    tagName === 'code' && [properties.className ?? []].flat().includes(`language-${language}`);
  const [, , body = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  return elements(readMarkdown(body).tree).filter(isWanted).map(hastText);
}

const all = (language: string) =>
  FILES.flatMap((file) => blocksOf(file, language).map((code) => [basename(file), code] as const));
const calls = all('bash').filter(([, code]) => code.includes('curl'));

/** The arguments that curl gets when a block is run as a reader would run it. Nothing is sent. */
function argumentsOf(code: string): string[][] {
  const stand = `curl() { printf '%s\\0' "$@"; printf '\\1\\0'; }\n`;
  const env = {
    PATH: '',
    FALAJ_KEY: 'fk_test_a',
    API: 'https://sandbox.falaj.example/v2',
  };
  const script = `set -eu\n${stand}${code}`;
  const output = execFileSync('/bin/bash', ['-c', script], { env, encoding: 'utf8' });
  return output
    .split('\u0001\0')
    .slice(0, -1)
    .map((call) => call.split('\0').slice(0, -1));
}

test('the documentation has calls to copy', () => {
  expect(calls.length).toBeGreaterThan(10);
});

describe.each(calls)('a call of %s, run in a shell', (_, code) => {
  const made = argumentsOf(code);

  test('asks the API with a key', () => {
    expect(made.length).toBeGreaterThan(0);
    for (const call of made) {
      expect(call.join(' ')).toMatch(/https:\/\/(api|sandbox)\.falaj\.example\/v2\//);
      expect(call.join('\n')).toMatch(/^Authorization: Bearer fk_test_/m);
    }
  });

  test('posts JSON under an idempotency key', () => {
    for (const call of made.filter((given) => given.includes('POST'))) {
      expect(call.join('\n')).toMatch(/^Idempotency-Key: \S{1,64}$/m);
      const data = call[call.indexOf('-d') + 1] ?? '';
      expect(() => JSON.parse(data)).not.toThrow();
    }
  });
});

test.each(all('json'))('JSON of %s can be parsed', (_, code) => {
  expect(() => JSON.parse(code)).not.toThrow();
});
