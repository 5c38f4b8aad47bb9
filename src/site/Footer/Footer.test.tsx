import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import './CopyrightYear.later.ts';
import { examples } from './Footer.examples.ts';
import { Footer } from './Footer.tsx';

const props = propsOf(examples, 'As on every page');

test('the legal notices stand on every page', () => {
  const container = show(Footer, props);
  const notices = within(container).getByRole('list', { name: sampleWords.legal });
  expect(texts(notices, 'a')).toEqual(props.legal.map(({ text }) => text));
});

test('has the four columns with their links', () => {
  const container = show(Footer, props);
  expect(texts(container, 'nav h2')).toEqual(props.columns.map(({ title }) => title));
  const links = props.columns.flatMap((column) => column.links.map(({ text }) => text));
  expect(texts(container, 'nav a')).toEqual(links);
});

test('takes its facts from site.yaml', () => {
  const container = show(Footer, props);
  const mail = screen.getByRole('link', { name: props.site.email });
  expect(mail.getAttribute('href')).toBe(`mailto:${props.site.email}`);
  for (const fact of [props.site.tagline, props.site.risk, props.site.legalName]) {
    expect(container.textContent).toContain(fact);
  }
});

test('social links and the credit open a new tab', () => {
  const container = show(Footer, props);
  const outside = [...props.site.social, props.site.credit].map(({ url }) => url);
  const opened = [...container.querySelectorAll('a[target="_blank"]')];
  expect(opened.map((link) => link.getAttribute('href'))).toEqual(outside);
});

describe('the year of the copyright line', () => {
  afterEach(() => void vi.useRealTimers());
  const yearAfter = (now: string, built: number) => {
    vi.useFakeTimers({ now: new Date(now) });
    const container = show(Footer, { ...props, year: built });
    return container.querySelector('copyright-year')?.textContent;
  };

  test('moves on after a turn of the year', () => {
    expect(yearAfter('2028-01-02', 2026)).toBe('2028');
  });

  test('never goes back, whatever a visitor’s clock says', () => {
    expect(yearAfter('2001-01-02', 2026)).toBe('2026');
  });
});
