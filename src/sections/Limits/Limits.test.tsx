import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Limits.examples.ts';
import { Limits } from './Limits.tsx';

test('every limit is named, the risk line follows them, and questions stand under a name of their own', () => {
  const props = propsOf(examples, 'Two, with the risk line');
  const container = show(Limits, props);
  const [limits, questions] = [props.title, props.faq.title].map((name) =>
    within(container).getByRole('region', { name }),
  );
  expect(texts(limits as HTMLElement, 'dt')).toEqual(props.points.map(({ title }) => title));
  expect(texts(limits as HTMLElement, 'dl + p')).toEqual([props.risk]);
  expect(texts(questions as HTMLElement, 'summary')).toEqual(
    props.faq.items.map(({ question }) => question),
  );
});
