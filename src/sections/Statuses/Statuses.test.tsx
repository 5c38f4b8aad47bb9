import { expect, test } from 'vitest';
import { propsOf, show } from '../../gallery/show.tsx';
import { FIGURE_STATUSES } from '../../schemas/figures/figure-status.ts';
import { examples } from './Statuses.examples.ts';
import { Statuses } from './Statuses.tsx';

test('each status has the anchor that figures lead to', () => {
  const container = show(Statuses, propsOf(examples, 'All four'));
  for (const status of FIGURE_STATUSES)
    expect(container.querySelector(`#${status}`)).not.toBeNull();
});
