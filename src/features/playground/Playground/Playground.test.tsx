import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { samplePlayground } from '../../../gallery/playground.ts';
import { propsOf } from '../../../gallery/show.tsx';
import type { InitialState } from '../chain/initial-state.ts';
import initialState from '../initial-state.json' with { type: 'json' };
import { obeyer } from '../worker/obey.ts';
import type { Order } from '../worker/protocol.ts';
import { examples } from './Playground.examples.ts';
import { Playground } from './Playground.island.tsx';

const props = propsOf(examples, 'First scenario, refused');
const { messages, scenarios, checks } = samplePlayground.content;

/** The worker's work done by the page's own thread, since there are no workers here. */
class SameThread extends EventTarget {
  private readonly obey = obeyer(initialState as unknown as InitialState);
  postMessage(order: Order): void {
    void this.obey(order).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {}
}

beforeEach(() => vi.stubGlobal('Worker', SameThread));
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Waits until the chain has done what it was asked for. */
const settle = () =>
  waitFor(() => expect(document.querySelector('[aria-busy="false"]')).not.toBeNull(), {
    timeout: 20_000,
  });

async function start(address = '/') {
  history.replaceState(null, '', address);
  const { container } = render(<Playground {...props} />);
  await settle();
  return container;
}

const press = async (name: string, within_ = screen as Pick<typeof screen, 'getByRole'>) => {
  fireEvent.click(within_.getByRole('button', { name }));
  await settle();
};
const status = () => screen.getAllByRole('status')[0]?.textContent ?? '';

test('the steps of a scenario are done one by one, and each check is announced', async () => {
  await start();
  await press(messages.guide.run);
  await press(messages.guide.run);
  for (const { name } of Object.values(checks)) expect(status()).toContain(name);
  expect(screen.queryByRole('button', { name: messages.guide.run })).toBeNull();
});

test('the step that was done hands the focus to the next button, and the last one keeps it', async () => {
  await start();
  const run = () => screen.queryByRole('button', { name: messages.guide.run });
  run()?.focus();
  await press(messages.guide.run);
  await waitFor(() => expect(document.activeElement).toBe(run()));
  await press(messages.guide.run);
  await waitFor(() => expect(document.activeElement?.getAttribute('data-done')).toBe('true'));
});

test.each(['-5', '1.5', '0,5', '1,5', '24.000', '', '99999999'])(
  'an amount of “%s” is not sent, and stays',
  async (typed) => {
    await start('/#free');
    const form = within(screen.getByRole('form', { name: messages.acts.transfer.title }));
    const field = form.getByLabelText<HTMLInputElement>(messages.fields.amount);
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    await press(messages.acts.transfer.button, form);
    expect(field.value).toBe(typed);
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-describedby')).toBe(`${field.id}-error`);
    expect(status()).toBe(messages.guide.ready);
  },
);

test('what was typed and chosen before the script came is sent by the first press', async () => {
  history.replaceState(null, '', '/');
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Playground {...props} />);
  const form = within(screen.getByRole('form', { name: messages.acts.transfer.title }));
  const typed = (name: string, value: string) => {
    form.getByLabelText<HTMLInputElement>(name).value = value;
  };
  typed(messages.fields.from, 'bilal');
  typed(messages.fields.to, 'chloe');
  typed(messages.fields.amount, '１２');
  act(() => void hydrateRoot(root, <Playground {...props} />));
  // It is pressed while the run that the page shows is still repeated on the chain.
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  await press(messages.acts.transfer.button, form);
  const { people } = samplePlayground.content;
  for (const said of [people.bilal.name, people.chloe.name, '12']) expect(status()).toContain(said);
  root.remove();
});

test('a press that was waiting for the script sends nothing in place of a number that is none', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Playground {...props} />);
  const form = within(screen.getByRole('form', { name: messages.acts.transfer.title }));
  const field = form.getByLabelText<HTMLInputElement>(messages.fields.amount);
  field.focus();
  field.value = '0,5';
  act(() => void hydrateRoot(root, <Playground {...props} />));
  // Enter presses the button, and the caret stays in the field.
  fireEvent.click(form.getByRole('button'));
  await settle();
  expect(field.value).toBe('0,5');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(status()).toBe('');
  root.remove();
});

test('one share is one share, in what is said and on the plaques of the check', async () => {
  const page = await start('/#free!transfer.amna.bilal.1');
  expect(status()).toContain(messages.register.amount.one);
  expect(page.textContent).not.toMatch(/\b1 shares/);
});

test.each(['lockup.1', 'largest.1', 'threshold.1', 'wait.1', 'pay.1.1', 'order.amna.bilal.1'])(
  'a number of one is said in the singular: %s',
  async (line) => {
    await start(`/#free!${line}`);
    expect(status()).toContain('1 ');
    expect(status()).not.toMatch(/\b1 \w+s\b/);
  },
);

test('what begins again is told, and the focus goes to its scenario', async () => {
  await start('/#free!transfer.amna.bilal.1');
  await press(messages.keep.again);
  expect(status()).toBe(messages.guide.ready);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(messages.guide.free));
});

test('a transfer is typed and sent, and the refusing rule is named with its line of code', async () => {
  const page = await start('/#free');
  const form = within(screen.getByRole('form', { name: messages.acts.transfer.title }));
  fireEvent.change(form.getByLabelText(messages.fields.to), { target: { value: 'emma' } });
  await press(messages.acts.transfer.button, form);
  expect(status()).toContain(checks.countries.rule);
  expect(page.querySelector('figure code')?.textContent).toBe(props.lines.countries?.text);
});

test('engineers see the transactions of the run in a tab of their own, reached by the arrow keys', async () => {
  await start();
  const tabs = screen.getAllByRole('tab');
  const chosen = () => tabs.map((tab) => tab.getAttribute('aria-selected'));
  expect(chosen()).toEqual(['true', 'false']);
  fireEvent.keyDown(tabs[0] as HTMLElement, { key: 'ArrowRight' });
  expect(chosen()).toEqual(['false', 'true']);
  expect(document.activeElement).toBe(tabs[1]);
  const panel = document.getElementById(tabs[1]?.getAttribute('aria-controls') ?? '');
  expect(panel?.textContent).toMatch(/0x[0-9a-f]{64}/);
  for (const word of [messages.engineer.gas, messages.engineer.hash, messages.engineer.answer])
    expect(panel?.textContent).toContain(word);
  await press(messages.guide.run);
  await press(messages.guide.run);
  expect(panel?.textContent).toContain(messages.engineer.storage);
  expect(panel?.textContent).toContain(messages.engineer.events);
});

test('a rule that was set says so in its form, which keeps the focus and shows the new number', async () => {
  await start('/#free');
  const form = within(screen.getByRole('form', { name: messages.acts.largest.title }));
  const field = form.getByLabelText<HTMLInputElement>(messages.fields.limit);
  fireEvent.change(field, { target: { value: '7000' } });
  form.getByRole('button').focus();
  await press(messages.acts.largest.button, form);
  expect(document.activeElement?.textContent).toBe(messages.acts.largest.button);
  expect(field.isConnected && field.value).toBe('7,000');
  expect(form.getByText(messages.check.done, { exact: false })).toBeTruthy();
});

test('an address opens its scenario and what was done in it', async () => {
  await start('/#country!country.emma.1');
  const current = screen.getByRole('navigation').querySelector('[aria-current]');
  expect(current?.textContent).toBe(scenarios.find(({ id }) => id === 'country')?.title);
  expect(
    screen.getByLabelText<HTMLInputElement>(samplePlayground.content.people.emma.country).checked,
  ).toBe(true);
});

test('an address that names nothing is said, and the playground begins afresh', async () => {
  await start('/#country!country.mallory.1');
  expect(screen.getByText(messages.keep.broken)).toBeTruthy();
  expect(screen.getByText(scenarios[0]?.story ?? '')).toBeTruthy();
});
