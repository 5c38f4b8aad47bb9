import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, texts } from '../../gallery/show.tsx';
import { examples } from './Story.examples.ts';
import { Story } from './Story.tsx';

test('the story, then the vision and the mission under their names', () => {
  const props = propsOf(examples, 'With a picture');
  const { container } = render(<Story {...props} />);
  expect(texts(container, 'h3')).toEqual(['Our vision', 'Our mission']);
  expect(texts(container, 'p')).toEqual([
    ...(props.intro ? [props.intro] : []),
    ...props.paragraphs,
    props.vision.text,
    props.mission.text,
  ]);
});

test('a picture stands beside the text only where there is one', () => {
  const { unmount } = render(<Story {...propsOf(examples, 'With a picture')} />);
  expect(screen.getByRole('img', { name: /^Carved sandstone/ })).toBeTruthy();
  unmount();
  render(<Story {...propsOf(examples, 'Longest')} />);
  expect(screen.queryByRole('img')).toBeNull();
});
