import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../RegulatorGuide.client.ts';
import { fill } from '@falaj/contract/fill.ts';
import { sampleTable } from '../../../gallery/regulators.ts';
import { propsOf, show, texts } from '../../../gallery/show.tsx';
import { keyOf } from '../../../runtime/elements/part.ts';
import { questionsFor } from '../decide.ts';
import { examples } from './WhoRegulates.examples.ts';
import { WhoRegulates } from './WhoRegulates.tsx';

const props = propsOf(examples, 'The questions of the site');
const { questions, regulators } = sampleTable;

let page: Element;
const shown = (name: string) =>
  [...page.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)].filter(
    (element) => !element.closest('[hidden]'),
  );
const press = (name: string, id?: string) => {
  const button = shown(name).find((one) => id === undefined || keyOf(one) === id);
  fireEvent.click(button as HTMLElement);
};
const asked = () => shown('question').map(keyOf);
const states = () => shown('regulator').map(({ dataset }) => dataset.state);

async function open(address = '') {
  history.replaceState(null, '', `/tools/who-regulates-this${address}`);
  page = show(WhoRegulates, props);
  fireEvent.focusIn(page.querySelector('[data-part="quiz"]') as Element);
  await vi.waitFor(() => expect(page.querySelector('[data-part="back"]')).not.toBeNull());
  await vi.dynamicImportSettled();
}

beforeEach(() => open());
afterEach(() => history.replaceState(null, '', '/'));

test('all regulators stand there before a script has run, and one question', () => {
  expect(texts(page, '[data-part="regulator"] strong')).toEqual(regulators.map(({ name }) => name));
  expect(asked()).toEqual([questions[0]?.id]);
});

test('an answer leads to the next question, with the focus on it', () => {
  press('option', 'share');
  expect(asked()).toEqual(['place']);
  expect(document.activeElement?.id).toBe('question-place');
  expect(location.search).toBe('?answers=share');
});

test('what is answered can be answered again, and Back goes one question back', async () => {
  press('option', 'share');
  press('option', 'dubai');
  press('back');
  expect(asked()).toEqual(['place']);
  press('option', 'difc');
  press('again');
  expect(asked()).toEqual(['right']);
  await vi.waitFor(() => expect(location.search).toBe(''));
});

test('a regulator that falls away says after which answer, and the status says that it did', () => {
  for (const id of ['share', 'dubai', 'residents']) press('option', id);
  const dfsa = shown('reason').find((one) => keyOf(one) === 'dfsa');
  const option = page.querySelector('[data-part="option"][data-key="residents"]');
  expect(dfsa?.textContent).toContain(option?.textContent);
  expect(shown('status')[0]?.textContent).toContain('DFSA');
});

test('the end names the regulators, and Restart begins afresh', () => {
  for (const id of ['share', 'dubai', 'nobody', 'outside', 'bank', 'record', 'holders', 'other'])
    press('option', id);
  expect(asked()).toEqual([]);
  expect(shown('result')).toHaveLength(1);
  expect(document.activeElement).toBe(shown('resultTitle')[0]);
  const nameOf = (id: string) => regulators.find((regulator) => regulator.id === id)?.name ?? id;
  const expected = fill(props.guide.found, { likely: nameOf('cma'), possible: nameOf('vara') });
  expect(shown('found')[0]?.textContent).toBe(expected);
  press('restart');
  expect(asked()).toEqual(['right']);
  expect(new Set(states())).toEqual(new Set(['open']));
});

test('an address brings its result back', async () => {
  await open('?answers=share-difc-nobody-outside-bank-record-custodian-other');
  expect(shown('result')).toHaveLength(1);
  expect(shown('answer')).toHaveLength(questionsFor(questions, {}).length);
});

test.each(['?answers=share-nowhere', '?answers=%3Cscript%3E', '?answers=dubai'])(
  'the address %s is said to be wrong, and the first question is asked',
  async (address) => {
    await open(address);
    expect(shown('fault')).toHaveLength(1);
    expect(asked()).toEqual(['right']);
    expect(location.search).toBe('');
  },
);

test('where nothing fits, the result says so', async () => {
  await open('?answers=coin-abroad-nobody-outside-bank-record-holders');
  expect(shown('noRow')).toHaveLength(1);
  expect(shown('found')).toHaveLength(0);
});
