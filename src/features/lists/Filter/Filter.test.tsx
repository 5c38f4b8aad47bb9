import { beforeEach, expect, test, vi } from 'vitest';
import './FilterList.client.ts';

const { narrowList } = vi.hoisted(() => ({ narrowList: vi.fn() }));
vi.mock('../narrow-list.ts', () => ({ narrowList }));

beforeEach(() => {
  narrowList.mockReset();
  history.replaceState(null, '', '/list');
  const page = document.createElement('filter-list');
  page.innerHTML = `
    <form data-part="form"><input name="q"></form>
    <a href="/elsewhere" data-part="choice" data-key="category=carbon">Carbon</a>
    <a href="/elsewhere-too" data-part="choice" data-key="category=gold">Gold</a>
    <div data-part="list"></div>`;
  document.body.replaceChildren(page);
});

test('what stands in the box when the script comes narrows the list', async () => {
  const page = document.querySelector('filter-list') as HTMLElement;
  const box = page.querySelector('input') as HTMLInputElement;
  page.remove();
  box.value = 'custody';
  document.body.append(page);
  await vi.waitFor(() => expect(narrowList).toHaveBeenCalledTimes(1));
});

const choice = () => document.querySelector('a') as HTMLAnchorElement;
const press = (target: Element, more = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
};

test('a choice that is pressed before anything is there waits for it and is pressed again', async () => {
  const chosen = vi.fn((event: Event) => event.preventDefault());
  narrowList.mockImplementation(() => choice().addEventListener('click', chosen));
  expect(press(choice()).defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(chosen).toHaveBeenCalledTimes(1));
  expect(narrowList).toHaveBeenCalledTimes(1);
  press(choice());
  expect(chosen).toHaveBeenCalledTimes(2);
});

test('of two choices that wait the later one counts', async () => {
  const [first, second] = document.querySelectorAll('a');
  const chosen = vi.fn((event: Event) => event.preventDefault());
  narrowList.mockImplementation(() => {
    for (const link of [first, second]) link?.addEventListener('click', chosen);
  });
  press(first as Element);
  press(second as Element);
  await vi.waitFor(() => expect(chosen).toHaveBeenCalled());
  expect(chosen.mock.lastCall?.[0].target).toBe(second);
});

test('a click that asks for a new tab is left alone', () => {
  expect(press(choice(), { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(narrowList).not.toHaveBeenCalled();
});

test('where it cannot be started, a choice leads where it leads', async () => {
  narrowList.mockImplementation(() => {
    throw new Error('offline');
  });
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  press(choice());
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  await Promise.resolve();
  expect(press(choice()).defaultPrevented).toBe(false);
});
