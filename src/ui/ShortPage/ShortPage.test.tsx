import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { examples } from './ShortPage.examples.tsx';
import { ShortPage } from './ShortPage.tsx';

test('what lies behind comes before the words', () => {
  const { container } = render(
    <ShortPage {...propsOf(examples, 'A few words')} behind={<hr />} className="tall" />,
  );
  const page = container.querySelector('.tall');
  expect(page?.firstElementChild?.tagName).toBe('HR');
  expect(page?.querySelector('h1')).not.toBeNull();
});
