import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './Link.examples.ts';
import { Link } from './Link.tsx';

describe('a full address', () => {
  test('opens a new tab, says so and hands no opener over', () => {
    render(<Link {...propsOf(examples, 'New tab')} />);
    const link = screen.getByRole('link', { name: 'Real-estate platform (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
  });
});

describe('everything else', () => {
  test.each(['Path', 'Anchor', 'Mail', 'Longest'])('stays in this tab: %s', (name) => {
    const props = propsOf(examples, name);
    render(<Link {...props} />);
    const link = screen.getByRole('link');
    expect(link.textContent).toBe(props.children);
    expect(link.getAttribute('href')).toBe(props.href);
    expect(link.hasAttribute('target')).toBe(false);
  });
});
