import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, texts } from '../../../gallery/show.tsx';
import { formatDay } from '../../../lib/format-date.ts';
import { examples } from './Gantt.examples.ts';
import { Gantt } from './Gantt.tsx';

const shown = (name: string) => {
  const props = propsOf(examples, name);
  return { props, page: render(<Gantt {...props} />).container };
};

test('every step says its days and whether it decides the end, without its bar', () => {
  const { props, page } = shown('Offers beside each other');
  const steps = props.plan.tracks.flatMap((track) => track.steps);
  const rows = [...page.querySelectorAll('li[data-state]')];
  expect(rows).toHaveLength(steps.length);
  for (const [index, row] of rows.entries()) {
    row.querySelector('[aria-hidden]')?.remove();
    expect(row.textContent?.includes(props.messages.critical)).toBe(steps[index]?.isCritical);
  }
});

test('an offer is a link to its process; the wait for answers is none', () => {
  const { props, page } = shown('Offers beside each other');
  const offers = props.plan.tracks.filter(({ href }) => href);
  expect(texts(page, 'h4 a')).toEqual(offers.map(({ name }) => name));
  expect(texts(page, 'h4')).toContain(props.messages.answers);
});

test('a plan that outlives the list of holidays says so', () => {
  const { props, page } = shown('Beyond the known holidays');
  const day = formatDay(props.plan.knownUntil, props.locale);
  expect(page.textContent).toContain(day);
  expect(shown('One offer').page.textContent).not.toContain(day);
});
