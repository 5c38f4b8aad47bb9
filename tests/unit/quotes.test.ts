import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { surroundings } from './made-downloads.ts';

const read = (pattern: string) =>
  globSync(pattern, { cwd: 'packages/code-examples' }).map((file) =>
    readFileSync(`packages/code-examples/${file}`, 'utf8'),
  );
const contracts = read('contracts/*.sol');
const clients = read('client/*.ts');

/** Text without the indentation that all its lines share. */
function outdent(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const depths = lines.filter(Boolean).map((line) => line.length - line.trimStart().length);
  const depth = Math.min(...depths);
  return lines.map((line) => line.slice(depth)).join('\n');
}

/** Whether lines stand in a contract one after another, at whatever depth. */
function standsIn(block: string, contract: string): boolean {
  const wanted = outdent(block).split('\n');
  const lines = contract.split('\n');
  return lines.some(
    (_, at) => outdent(lines.slice(at, at + wanted.length).join('\n')) === wanted.join('\n'),
  );
}

describe('what the documentation quotes', () => {
  const quotes = surroundings.documents.flatMap(({ id, source }) =>
    [...source.matchAll(/^```solidity\n(.*?)\n```$/gms)].map(([, block = '']) => ({
      id,
      block,
      place: `content/library/documentation/${id}.md: ${block.trim().split('\n')[0]}`,
    })),
  );

  test('there are quotations of Solidity', () => {
    expect(quotes.length).toBeGreaterThan(20);
  });

  test('each stands word for word in a contract of the archive', () => {
    const astray = quotes.filter(({ block }) => !contracts.some((text) => standsIn(block, text)));
    expect(astray.map(({ place }) => place)).toEqual([]);
  });

  test('a client that a page shows is the file of the archive', () => {
    const shown = surroundings.documents.flatMap(({ source }) =>
      [...source.matchAll(/^```typescript\n(.*?)\n```$/gms)].map(([, block = '']) => block),
    );
    for (const text of clients) {
      const [declared = ''] = /^export (async )?function\*? \w+/m.exec(text) ?? [];
      for (const block of shown.filter((code) => declared && code.includes(declared)))
        expect(block).toBe(text.trimEnd());
    }
    expect(clients.some((text) => shown.includes(text.trimEnd()))).toBe(true);
  });

  test('one changed letter would be found', () => {
    const contract = 'contract A {\n    uint256 x;\n\n    uint256 y;\n}';
    expect(standsIn('uint256 x;\n\nuint256 y;', contract)).toBe(true);
    expect(standsIn('uint256 x;\n\nuint256 z;', contract)).toBe(false);
    expect(standsIn('uint256 x;\nuint256 y;', contract)).toBe(false);
  });
});
