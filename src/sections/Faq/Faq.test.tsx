import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, texts } from '../../gallery/show.tsx';
import { examples } from './Faq.examples.ts';
import { Faq } from './Faq.tsx';

const props = propsOf(examples, 'Two questions');

test('every question opens its own answer, without a script', () => {
  const { container } = render(<Faq {...props} />);
  const pairs = [...container.querySelectorAll('details')].map((item) => ({
    question: item.querySelector('summary h3')?.textContent,
    answer: item.querySelector('p')?.textContent,
  }));
  expect(pairs).toEqual(props.items);
});

test('answers are closed at first', () => {
  const { container } = render(<Faq {...props} />);
  expect(texts(container, 'details[open]')).toEqual([]);
});
