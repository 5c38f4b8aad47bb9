import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Team.examples.ts';
import { Team } from './Team.tsx';

test('each group says what it answers for, what it knows and for how long', () => {
  const props = propsOf(examples, 'Two groups');
  const container = show(Team, props);
  expect(texts(container, 'h3')).toEqual(['Protocol engineering', 'Security and review']);
  for (const { role, experience } of props.groups) {
    expect(screen.getByText(role)).toBeTruthy();
    expect(screen.getByText(experience)).toBeTruthy();
  }
  expect(screen.getAllByRole('list', { name: sampleWords.expertise })).toHaveLength(2);
  expect(texts(container, 'li li')).toEqual(props.groups.flatMap(({ expertise }) => expertise));
});
