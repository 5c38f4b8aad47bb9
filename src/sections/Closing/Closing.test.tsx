import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Closing.examples.ts';
import { Closing } from './Closing.tsx';

test('pages to read next have a name of their own, below the calls', () => {
  const props = propsOf(examples, 'Related pages');
  const container = show(Closing, props);
  const related = within(container).getByRole('region', { name: props.related?.title ?? '?' });
  expect(texts(related, 'a').map((text) => text.replace('Use cases', ''))).toEqual(
    props.related?.items.map(({ text }) => text),
  );
  const [first] = container.querySelectorAll('a');
  expect(first?.textContent).toContain(props.calls[0]?.text);
});
