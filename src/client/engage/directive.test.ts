// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import engage from './directive.ts';

let island: HTMLElement;
let link: HTMLAnchorElement;

beforeEach(() => {
  document.body.innerHTML = '<div><a href="#feature-storage">Storage</a><p>Copy</p></div>';
  island = document.body.firstElementChild as HTMLElement;
  link = island.querySelector('a') as HTMLAnchorElement;
});

/** Lets everything that waits for a promise happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Puts the directive on the island; `live` is what hydration does. */
function start(live: () => void = () => undefined) {
  const load = vi.fn(async () => async () => live());
  const done = Promise.resolve(engage(load, { name: 'engage', value: '' }, island));
  return { load, done };
}

test('nothing is fetched before a visitor turns to the island', async () => {
  const { load } = start();
  document.body.dispatchEvent(new Event('pointerdown'));
  await settle();
  expect(load).not.toHaveBeenCalled();
});

test.each(['pointerenter', 'pointerdown', 'focusin', 'touchstart'])(
  '%s wakes it, once',
  async (sign) => {
    const { load, done } = start();
    island.dispatchEvent(new Event(sign));
    island.dispatchEvent(new Event(sign));
    await done;
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test('a click that comes too early is held and played again once the island is live', async () => {
  const clicked = vi.fn();
  const { done } = start(() => link.addEventListener('click', clicked));
  const early = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  island.dispatchEvent(new Event('pointerdown'));
  await done;
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a click alone wakes it too, as assistive software sends it without a pointer or focus', async () => {
  const clicked = vi.fn();
  const { load } = start(() => link.addEventListener('click', clicked));
  link.click();
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a click that asks for a new tab is not held', () => {
  start();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test('links keep their own meaning when the script cannot be fetched', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const done = Promise.resolve(engage(load as never, { name: 'engage', value: '' }, island));
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  island.dispatchEvent(new Event('pointerdown'));
  await done.catch(() => undefined);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
