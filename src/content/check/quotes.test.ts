import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { quoteProblems } from './quotes.ts';

const DOCUMENT = 'content/library/documentation/keys.md';
const ARTICLE = 'content/articles/shares.md';
const CONTRACT = readFileSync('packages/code-examples/contracts/ShareToken.sol', 'utf8').split(
  '\n',
);
const START = CONTRACT.findIndex((line) => line.includes('function forcedTransfer('));
const QUOTED = CONTRACT.slice(START, START + 6);

const block = (lines: string[], opening = 'solidity file=ShareToken.sol') =>
  `Words.\n\n\`\`\`${opening}\n${lines.join('\n')}\n\`\`\`\n`;
const problemsOf = (lines: string[], opening?: string, file = DOCUMENT) =>
  quoteProblems(file, block(lines, opening), '.');
const change = (index: number, line: string) => QUOTED.with(index, line);

describe('a block of code that names a contract', () => {
  test('holds lines of it, at whatever depth as a whole', () => {
    expect(problemsOf(QUOTED)).toEqual([]);
    expect(problemsOf(QUOTED.map((line) => line.replace('    ', '')))).toEqual([]);
  });

  test.each(['// ...', '...', '…', '// …'])('leaves lines out with %s', (sign) => {
    expect(problemsOf([...QUOTED.slice(0, 2), sign, ...QUOTED.slice(4)])).toEqual([]);
    expect(problemsOf([QUOTED[2] ?? '', sign, QUOTED[0] ?? ''])).toHaveLength(1);
  });

  test('one changed letter is found, with its line and what to write', () => {
    const wrong = QUOTED[2]?.replace(/\w/, 'Z') ?? '';
    const [problem, ...more] = problemsOf(change(2, wrong));
    expect(more).toEqual([]);
    expect(problem?.line).toBe(6);
    for (const part of [wrong.trim(), `“${QUOTED[2]?.trim()}”`, 'ShareToken.sol'])
      expect(problem?.message).toContain(part);
  });

  test('a changed first line, a line left out or too many, and a line of another depth are found', () => {
    expect(problemsOf(change(0, 'function other('))).toMatchObject([{ line: 4 }]);
    expect(problemsOf(QUOTED.toSpliced(3, 1))).toMatchObject([{ line: 7 }]);
    expect(problemsOf(QUOTED.toSpliced(3, 0, 'uint256 x;'))).toMatchObject([{ line: 7 }]);
    expect(problemsOf(change(3, ` ${QUOTED[3]}`))).toMatchObject([{ line: 7 }]);
    expect(problemsOf(['uint256 nowhere;'])).toMatchObject([{ line: 4 }]);
  });

  test('a file that is not there is named with what was meant', () => {
    const [problem] = problemsOf(QUOTED, 'solidity file=SharesToken.sol');
    expect(problem).toMatchObject({ line: 3 });
    expect(problem?.message).toContain('SharesToken.sol');
    expect(problem?.message).toContain('did you mean ShareToken.sol?');
  });
});

describe('a block of code that names none', () => {
  test('must do so where it quotes one, in an article too', () => {
    for (const file of [DOCUMENT, ARTICLE]) {
      const [problem] = problemsOf(change(2, 'x'), 'solidity', file);
      expect(problem).toMatchObject({ line: 3 });
      expect(problem?.message).toContain('```solidity file=ShareToken.sol');
    }
  });

  test('may be an example of its own in an article', () => {
    const own = ['// A line that is long enough to be told apart.', '}', 'return true;'];
    expect(problemsOf(own, 'solidity', ARTICLE)).toEqual([]);
    expect(problemsOf(own, 'typescript', ARTICLE)).toEqual([]);
    expect(problemsOf(QUOTED, 'text')).toEqual([]);
  });

  test('is refused in the documentation, whose code is all compiled and tested', () => {
    expect(problemsOf(['contract A {}'], 'solidity')).toHaveLength(1);
    expect(problemsOf(['const a = 1;'], 'typescript')).toHaveLength(1);
  });
});
