import { expect, test } from 'vitest';
import { sampleSources, sampleTable, sampleTableWords } from '../../../gallery/regulators.ts';
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

test('sources older than twelve months are marked beside the source, fresh ones are not', () => {
  const { old } = sampleTableWords(false);
  const sourceLines = (today: string) =>
    texts(
      show(DecisionTable, { ...props, table: { ...props.table, sources: sampleSources(today) } }),
      'dd',
    ).filter((line) => line.includes('Reacta Labs'));
  expect(sourceLines('2026-11-22')[0]).not.toContain(old);
  expect(sourceLines('2027-05-01')[0]).toContain(old);
});
