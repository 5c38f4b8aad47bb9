import { expect, test } from 'vitest';
import { sampleSources, sampleTable, sampleTableMessages } from '../../../gallery/regulators.ts';
import { propsOf, show, texts } from '../../../gallery/show.tsx';
import { examples } from './DecisionTable.examples.ts';
import { DecisionTable } from './DecisionTable.tsx';

const props = propsOf(examples, 'The table of the site');

test('every row stands with its regulator, its article and its question for counsel', () => {
  const container = show(DecisionTable, props);
  const titles = sampleTable.regulators.flatMap(({ id }) =>
    sampleTable.rows.filter(({ regulator }) => regulator === id).map(({ title }) => title),
  );
  expect(texts(container, 'details h4')).toEqual(titles);
  for (const { article, ask } of sampleTable.rows) {
    expect(container.textContent).toContain(article);
    expect(container.textContent).toContain(ask);
  }
});

test('the worked example shows its answers and leads to its rows', () => {
  const container = show(DecisionTable, props);
  const chosen = sampleTable.questions[0]?.options[0]?.text;
  expect(texts(container, 'section dd')[0]).toBe(chosen);
  for (const link of container.querySelectorAll('section a'))
    expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});

test('a source is marked once twelve months have passed since it was checked, however old its text is', () => {
  const { unread } = sampleTableMessages(false);
  const sourceLines = (today: string) =>
    texts(
      show(DecisionTable, { ...props, table: { ...props.table, sources: sampleSources(today) } }),
      'dd',
    ).filter((line) => line.includes('Reacta Labs'));
  const checked =
    sampleTable.sources.find(({ publisher }) => publisher === 'Reacta Labs')?.read ?? '';
  const day = (years: number) => `${Number(checked.slice(0, 4)) + years}${checked.slice(4)}`;
  expect(sourceLines(day(1))[0]).not.toContain(unread);
  expect(sourceLines(day(2))[0]).toContain(unread);
});
