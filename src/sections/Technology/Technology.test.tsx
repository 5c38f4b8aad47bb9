import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, texts } from '../../gallery/show.tsx';
import { examples } from './Technology.examples.ts';
import { Technology } from './Technology.tsx';

const props = propsOf(examples, 'Two standards, two groups of tools');

test('each standard has its name, what it is and its uses', () => {
  const { container } = render(<Technology {...props} />);
  expect(texts(container, 'li h3')).toEqual(['ERC3643', 'ERC20']);
  expect(texts(container, 'li li')).toEqual(['Regulated shares', 'Fund units', 'Payout tokens']);
  for (const { title, description } of props.protocols) {
    expect(container.textContent).toContain(title);
    expect(container.textContent).toContain(description);
  }
});

test('tools stand under what they are for', () => {
  const { container } = render(<Technology {...props} />);
  const groups = [...container.querySelectorAll('dl > div')];
  expect(groups.map((group) => texts(group, 'dt, dd'))).toEqual([
    ['Contracts', 'Solidity', 'Foundry'],
    ['Operations', 'Terraform'],
  ]);
});
