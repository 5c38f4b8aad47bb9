import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { propsOf, texts } from '../../gallery/show.tsx';
import './MissingPage.client.ts';
import { examples } from './NotFound.examples.ts';
import { NotFound } from './NotFound.tsx';

const props = propsOf(examples, 'With two hints');

test('says what happened and leads home', () => {
  const { container } = render(<NotFound {...props} />);
  expect(texts(container, 'h1')).toEqual([props.title]);
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});

test('lists the pages people look for, also without a script', () => {
  const { container } = render(<NotFound {...props} />);
  expect(texts(container, 'ul a')).toEqual(props.hints.map(({ text }) => text));
  expect(container.querySelectorAll('[data-part="hint"]:not([hidden])')).toHaveLength(0);
});

describe('its script', () => {
  afterEach(() => vi.restoreAllMocks());

  function visit(path: string) {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    history.replaceState(null, '', path);
    const { container } = render(<NotFound {...props} />);
    return { container, log };
  }
  const hintsOf = (root: ParentNode) => texts(root, '[data-part="hint"]:not([hidden])');

  test('logs and prints the path that was asked for', () => {
    const { container, log } = visit('/no/such-page/');
    expect(log.mock.calls.flat()).toContain('/no/such-page');
    expect(container.querySelector('[data-part="asked"]')?.textContent).toBe(
      'You asked for /no/such-page',
    );
    expect(container.querySelector<HTMLElement>('[data-part="asked"]')?.hidden).toBe(false);
  });

  test('names the page that was probably wanted, with or without the last slash', () => {
    expect(hintsOf(visit('/demo').container)).toEqual(['You probably wanted Request a demo.']);
    expect(hintsOf(visit('/assets/').container)).toEqual([
      `You probably wanted ${props.hints[1]?.text}.`,
    ]);
  });

  test('names nothing for an address nobody foresaw', () => {
    expect(hintsOf(visit('/wp-login').container)).toEqual([]);
  });

  test('bears an address that is not well encoded', () => {
    expect(() => visit('/%E0%A4%A')).not.toThrow();
  });
});
