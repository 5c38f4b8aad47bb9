import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readMarkdown } from '../../content/read/markdown.ts';
import { Prose } from './Prose.tsx';
import './ScrollArea.client.ts';

const messages = { table: 'Table', code: 'Code example' };
const show = (source: string) =>
  render(<Prose tree={readMarkdown(source).tree} messages={messages} />).container;

test('what fits is no stop for the keyboard', () => {
  let measure = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      constructor(callback: () => void) {
        measure = callback;
      }
    },
  );
  show('| a |\n| - |\n| 1 |\n');
  const area = screen.getByRole('group', { name: 'Table' });
  const width = vi.spyOn(area, 'scrollWidth', 'get').mockReturnValue(0);
  measure();
  expect(area.hasAttribute('tabindex')).toBe(false);
  width.mockReturnValue(900);
  measure();
  expect(area.tabIndex).toBe(0);
  vi.unstubAllGlobals();
});

test('the file that a block of code quotes is not shown', () => {
  const container = show('```solidity file=ShareToken.sol\nuint256 x;\n```\n');
  expect(container.innerHTML).not.toContain('ShareToken');
  expect(container.querySelector('pre')?.textContent?.trim()).toBe('uint256 x;');
});

test('solidity is coloured, text of an unknown language is left alone', () => {
  const container = show('```solidity\ncontract A {}\n```\n\n```text\ncontract A {}\n```\n');
  const [solidity, text] = container.querySelectorAll('pre');
  expect(solidity?.querySelector('.keyword')?.textContent).toBe('contract');
  expect(text?.querySelector('span')).toBeNull();
});

test('what looks like HTML stays text', () => {
  expect(show('`<img src=x onerror=alert(1)>`').querySelector('img')).toBeNull();
});

test('a name in code breaks after an underscore, a full stop or an open bracket, and nowhere else', () => {
  const container = show(
    '| a |\n| - |\n| `SUPPLY_AGENT_ROLE` |\n\n`a.b(c)` `Paused()`\n\n    x_y = z.w\n',
  );
  const parts = [...container.querySelectorAll('code')].map((code) =>
    [...code.childNodes].map((node) => node.textContent || node.nodeName.toLowerCase()).join(' '),
  );
  expect(parts).toEqual([
    'SUPPLY_ wbr AGENT_ wbr ROLE',
    'a. wbr b( wbr c)',
    'Paused()',
    'x_y = z.w\n',
  ]);
});
