import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Closing.examples.ts';
import { Closing } from './Closing.tsx';

test('limits and questions open under names of their own, and pages to read next follow them', () => {
  const props = propsOf(examples, 'Of an offer');
  const container = show(Closing, props);
  const opensIn = (name = '?') =>
    texts(within(container).getByRole('region', { name }), 'summary h4');
  expect(opensIn(props.limits?.title)).toEqual(props.limits?.points.map(({ title }) => title));
  expect(opensIn(props.faq?.title)).toEqual(props.faq?.items.map(({ question }) => question));
  const related = within(container).getByRole('navigation', { name: props.related?.title });
  expect(texts(related, 'a')).toEqual(props.related?.items.map(({ text }) => text));
});

test('where more is said of the limits stands in the last of them', () => {
  const props = propsOf(examples, 'Of an offer');
  const folds = show(Closing, props).querySelectorAll('#limits details');
  expect([...folds].map((fold) => fold.querySelector('a')?.textContent)).toEqual([
    undefined,
    props.limits?.call?.text,
  ]);
});
