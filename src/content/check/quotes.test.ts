import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { quoteFaults } from './quotes.ts';

const DOCUMENT = 'content/library/documentation/keys.md';
const ARTICLE = 'content/articles/shares.md';
const CONTRACT = readFileSync('packages/code-examples/contracts/ShareToken.sol', 'utf8').split(
  '\n',
);
const START = CONTRACT.findIndex((line) => line.includes('function forcedTransfer('));
const QUOTED = CONTRACT.slice(START, START + 6);

const block = (lines: string[], opening = 'solidity file=ShareToken.sol') =>
  `Words.\n\n\`\`\`${opening}\n${lines.join('\n')}\n\`\`\`\n`;
const faultsOf = (lines: string[], opening?: string, file = DOCUMENT) =>
  quoteFaults(file, block(lines, opening), '.');
const change = (index: number, line: string) => QUOTED.with(index, line);

describe('a block of code that names a contract', () => {
  test('holds lines of it, at whatever depth as a whole', () => {
    expect(faultsOf(QUOTED)).toEqual([]);
    expect(faultsOf(QUOTED.map((line) => line.replace('    ', '')))).toEqual([]);
  });

  test.each(['// ...', '...', '…', '// …'])('leaves lines out with %s', (sign) => {
    expect(faultsOf([...QUOTED.slice(0, 2), sign, ...QUOTED.slice(4)])).toEqual([]);
    expect(faultsOf([QUOTED[2] ?? '', sign, QUOTED[0] ?? ''])).toHaveLength(1);
  });

  test('one changed letter is found, with its line and what to write', () => {
    const wrong = QUOTED[2]?.replace(/\w/, 'Z') ?? '';
    const [fault, ...more] = faultsOf(change(2, wrong));
    expect(more).toEqual([]);
    expect(fault?.line).toBe(6);
    for (const part of [wrong.trim(), `“${QUOTED[2]?.trim()}”`, 'ShareToken.sol'])
      expect(fault?.message).toContain(part);
  });

  test('a changed first line, a line left out or too many, and a line of another depth are found', () => {
    expect(faultsOf(change(0, 'function other('))).toMatchObject([{ line: 4 }]);
    expect(faultsOf(QUOTED.toSpliced(3, 1))).toMatchObject([{ line: 7 }]);
    expect(faultsOf(QUOTED.toSpliced(3, 0, 'uint256 x;'))).toMatchObject([{ line: 7 }]);
    expect(faultsOf(change(3, ` ${QUOTED[3]}`))).toMatchObject([{ line: 7 }]);
    expect(faultsOf(['uint256 nowhere;'])).toMatchObject([{ line: 4 }]);
  });

  test('a file that is not there is named with what was meant', () => {
    const [fault] = faultsOf(QUOTED, 'solidity file=SharesToken.sol');
    expect(fault).toMatchObject({ line: 3 });
    expect(fault?.message).toContain('SharesToken.sol');
    expect(fault?.message).toContain('did you mean ShareToken.sol?');
  });
});

describe('a block of code that names none', () => {
  test('must do so where it quotes one, in an article too', () => {
    for (const file of [DOCUMENT, ARTICLE]) {
      const [fault] = faultsOf(change(2, 'x'), 'solidity', file);
      expect(fault).toMatchObject({ line: 3 });
      expect(fault?.message).toContain('```solidity file=ShareToken.sol');
    }
  });

  test('may be an example of its own in an article', () => {
    const own = ['// A line that is long enough to be told apart.', '}', 'return true;'];
    expect(faultsOf(own, 'solidity', ARTICLE)).toEqual([]);
    expect(faultsOf(own, 'typescript', ARTICLE)).toEqual([]);
    expect(faultsOf(QUOTED, 'text')).toEqual([]);
  });

  test('is refused in the documentation, whose code is all compiled and tested', () => {
    expect(faultsOf(['contract A {}'], 'solidity')).toHaveLength(1);
    expect(faultsOf(['const a = 1;'], 'typescript')).toHaveLength(1);
  });
});
