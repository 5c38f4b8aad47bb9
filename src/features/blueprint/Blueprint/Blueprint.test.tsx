import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleMessages } from '../../../gallery/content.ts';
import { propsOf } from '../../../gallery/show.tsx';
import { toSearch } from '../address.ts';
import { makeBlueprint } from '../blueprint.ts';
import { changedFields } from '../form-values.ts';
import { saySummary } from '../say.ts';
import { examples } from './Blueprint.examples.ts';
import { BlueprintTool } from './BlueprintTool.island.tsx';

const props = propsOf(examples, 'Head');
const { data, messages } = props.file;
const { example, labels, assets } = data.rules;
const choices = assets.map(({ id }): [string, string] => [id, id]);

const open = () =>
  render(
    <BlueprintTool
      {...props}
      messages={props.form}
      numbers={sampleMessages.numbers}
      labels={labels}
      assets={choices}
      example={example}
    >
      <p>The worked example</p>
    </BlueprintTool>,
  );
const answer = (ok: boolean) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => ({ ok, status: ok ? 200 : 503, json: async () => props.file })),
  );

beforeEach(() => answer(true));
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test('the worked example stands until an answer is changed, then the proposal is announced', async () => {
  open();
  expect(screen.getByText('The worked example')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(props.form.labels.issuer), { target: { value: 'adgm' } });
  const answers = { ...example, issuer: 'adgm' as const };
  const summary = saySummary(makeBlueprint(data, answers), messages, props.locale);
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(status().join(' ')).toContain(summary));
  expect(screen.queryByText('The worked example')).toBeNull();
  expect(location.search).toBe(`?${toSearch(answers)}`);
});

test('the address of a plan opens it', async () => {
  const answers = { ...example, holders: 61, asset: 'commodities' };
  history.replaceState(null, '', `/?${toSearch(answers)}`);
  open();
  const field = screen.getByLabelText(props.form.labels.holders) as HTMLInputElement;
  await waitFor(() => expect(field.value).toBe('61'));
  await waitFor(() => expect(screen.queryByText('The worked example')).toBeNull());
});

test('what was chosen before the script came counts', async () => {
  const { container } = open();
  const form = container.querySelector('form') as HTMLFormElement;
  expect(changedFields(form, example)).toEqual({});
  (form.elements.namedItem('issuer') as HTMLSelectElement).value = 'adgm';
  expect(changedFields(form, example)).toEqual({ issuer: 'adgm' });
});

test('a changed address is refused in words, and a fresh start clears it', async () => {
  history.replaceState(null, '', `/?${toSearch(example).replace('size=', 'size=-')}`);
  open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(props.form.labels.size);
  expect(screen.getByText('The worked example')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: props.form.broken.button }));
  expect(location.search).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('rules that do not come are said, and can be asked for again', async () => {
  answer(false);
  open();
  fireEvent.change(screen.getByLabelText(props.form.labels.issuer), { target: { value: 'eu' } });
  const again = await screen.findByRole('button', { name: props.form.retry });
  answer(true);
  fireEvent.click(again);
  await waitFor(() => expect(screen.queryByText('The worked example')).toBeNull());
});
