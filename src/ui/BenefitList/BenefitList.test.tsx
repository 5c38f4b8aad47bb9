import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { texts } from '../../gallery/show.tsx';
import { examples } from './BenefitList.examples.ts';
import { BenefitList } from './BenefitList.tsx';

test.each(examples)('lists every benefit in its order: $name', ({ props }) => {
  const { container } = render(<BenefitList {...props} />);
  expect(texts(container, 'ul > li')).toEqual(props.items);
});
