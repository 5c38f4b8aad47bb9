import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { texts } from '../../gallery/show.tsx';
import { examples } from './SectionHead.examples.ts';
import { SectionHead } from './SectionHead.tsx';

test.each(examples)(
  'the claim is the heading, the sentence stands beside it: $name',
  ({ props }) => {
    const { container } = render(<SectionHead {...props} />);
    expect(texts(container, 'h2')).toEqual([props.title]);
    expect(texts(container, 'p')).toEqual(props.intro ? [props.intro] : []);
    expect(container.querySelector('h2')?.id).toBe(props.id ?? '');
  },
);
