import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, texts } from '../../gallery/show.tsx';
import { examples } from './Notice.examples.tsx';
import { Notice } from './Notice.tsx';

test('asks by a form that works without scripts, and leads home', () => {
  const props = propsOf(examples, 'A question');
  const { container } = render(<Notice {...props} />);
  expect(texts(container, 'h1')).toEqual([props.title]);
  expect(container.querySelector('form')?.method).toBe('post');
  expect(screen.getByRole('button', { name: props.button })).toBeDefined();
  expect(screen.getByRole('link', { name: props.home }).getAttribute('href')).toBe('/');
});

test('has no list and no form where there is nothing to tell or to do', () => {
  const { container } = render(<Notice {...propsOf(examples, 'Words alone')} />);
  expect(container.querySelector('dl, form')).toBeNull();
});
