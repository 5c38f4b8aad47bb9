import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { samplePlayground } from '../../../gallery/playground.ts';
import { propsOf } from '../../../gallery/show.tsx';
import type { Genesis } from '../chain/genesis-format.ts';
import genesis from '../genesis.json' with { type: 'json' };
import { obeyer } from '../worker/obey.ts';
import type { Order } from '../worker/protocol.ts';
import { examples } from './Playground.examples.ts';
import { Playground } from './Playground.island.tsx';

const props = propsOf(examples, 'First scenario, refused');
const { words, scenarios, checks } = samplePlayground.content;

/** The worker's work done by the page's own thread, since there are no workers here. */
class SameThread extends EventTarget {
  private readonly obey = obeyer(genesis as unknown as Genesis);
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
const said = () => screen.getAllByRole('status')[0]?.textContent ?? '';

test('the steps of a scenario are done one by one, and each check is announced', async () => {
  await start();
  await press(words.guide.run);
  await press(words.guide.run);
  for (const { name } of Object.values(checks)) expect(said()).toContain(name);
  expect(screen.queryByRole('button', { name: words.guide.run })).toBeNull();
});

test('a transfer is typed and sent, and the refusing rule is named with its line of code', async () => {
  const page = await start('/#free');
  const form = within(screen.getByRole('form', { name: words.acts.transfer.title }));
  fireEvent.change(form.getByLabelText(words.fields.to), { target: { value: 'emma' } });
  await press(words.acts.transfer.button, form);
  expect(said()).toContain(checks.countries.rule);
  expect(page.querySelector('figure code')?.textContent).toBe(props.lines.countries?.text);
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
  expect(screen.getByText(words.keep.broken)).toBeTruthy();
  expect(screen.getByText(scenarios[0]?.story ?? '')).toBeTruthy();
});
