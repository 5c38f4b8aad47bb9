// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import '../../features/forms/FallbackContact/FallbackContact.client.ts';
import onInteraction from './interaction.ts';

let island: HTMLElement;
let link: HTMLAnchorElement;

beforeEach(() => {
  document.body.innerHTML =
    '<astro-island><a href="#feature-storage">Storage</a><p>Copy</p></astro-island>';
  island = document.body.firstElementChild as HTMLElement;
  link = island.querySelector('a') as HTMLAnchorElement;
});

/** Lets everything that waits for a promise happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Puts the directive on the island; `live` is what hydration does. */
function start(live: () => void = () => undefined) {
  const load = vi.fn(async () => async () => live());
  const done = Promise.resolve(onInteraction(load, { name: 'interaction', value: '' }, island));
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

describe('a form', () => {
  let form: HTMLFormElement;

  beforeEach(() => {
    island.innerHTML = '<form action="/x"><input name="name"><button>Send</button></form>';
    form = island.querySelector('form') as HTMLFormElement;
  });

  test('that is sent too early is held and sent again once the island is live', async () => {
    const sent = vi.fn((event: Event) => event.preventDefault());
    const { load } = start(() => form.addEventListener('submit', sent));
    const early = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(early);
    expect(early.defaultPrevented).toBe(true);
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('is sent once, however often it was tried before', async () => {
    const sent = vi.fn((event: Event) => event.preventDefault());
    start(() => form.addEventListener('submit', sent));
    form.querySelector('button')?.click();
    form.querySelector('button')?.click();
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await settle();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('is never sent raw: what was typed is shown, and the next try sends it', async () => {
    island.setAttribute('ssr', '');
    island.innerHTML =
      '<form action="mailto:x@falaj.example"><label for="n">Name</label><input id="n" name="name"><button>Send</button></form>';
    const fallback = document.createElement('fallback-contact');
    fallback.innerHTML =
      '<div data-part="note" hidden tabindex="-1"><a href="mailto:x@falaj.example?subject=Hello">Mail</a><textarea></textarea></div>';
    fallback.prepend(island);
    document.body.append(fallback);
    const note = fallback.querySelector<HTMLElement>('[data-part="note"]');
    form = island.querySelector('form') as HTMLFormElement;
    (form.elements.namedItem('name') as HTMLInputElement).value = 'ليلى & co';
    const raw = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', raw);
    let online = false;
    const sent = vi.fn((event: Event) => event.preventDefault());
    // As Astro's loader: without its modules it reports an error and leaves the island asleep.
    const load = vi.fn(async () => async () => {
      if (!online) return;
      island.removeAttribute('ssr');
      form.addEventListener('submit', sent);
      island.dispatchEvent(new CustomEvent('astro:hydrate'));
    });
    onInteraction(load, { name: 'interaction', value: '' }, island);
    form.querySelector('button')?.click();
    await settle();
    expect(raw).not.toHaveBeenCalled();
    expect(note?.hidden).toBe(false);
    expect(note?.querySelector('textarea')?.value).toBe('Name: ليلى & co');
    const mail = new URL(note?.querySelector('a')?.href ?? '');
    expect(mail.searchParams.get('subject')).toBe('Hello');
    expect(mail.searchParams.get('body')).toBe('Name: ليلى & co');
    online = true;
    form.querySelector('button')?.click();
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(note?.hidden).toBe(true);
    document.removeEventListener('submit', raw);
  });

  test('goes the way of a page without scripts where nothing can show what was typed', async () => {
    island.setAttribute('ssr', '');
    const raw = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', raw);
    onInteraction(async () => async () => undefined, { name: 'interaction', value: '' }, island);
    form.querySelector('button')?.click();
    await settle();
    expect(raw).toHaveBeenCalledTimes(1);
    document.removeEventListener('submit', raw);
  });

  test('has its script fetched as it comes near, once somebody is there', async () => {
    let see = (_entries: { isIntersecting: boolean }[]) => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
        constructor(seen: typeof see) {
          see = seen;
        }
      },
    );
    const { load } = start();
    see([{ isIntersecting: true }]);
    await settle();
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('scroll'));
    await settle();
    see([{ isIntersecting: false }]);
    await settle();
    expect(load).not.toHaveBeenCalled();
    see([{ isIntersecting: true }]);
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});

test('a click that asks for a new tab is not held', () => {
  start();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test('links keep their own meaning while the script cannot be fetched, and each tries again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  onInteraction(load as never, { name: 'interaction', value: '' }, island);
  const followed = vi.fn((event: Event) => event.defaultPrevented);
  link.addEventListener('click', followed);
  for (const count of [1, 2]) {
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await settle();
    expect(load).toHaveBeenCalledTimes(count);
    expect(followed).toHaveBeenCalledTimes(count);
    expect(followed).toHaveLastReturnedWith(false);
  }
});

test('what a translator made of it is undone before React looks, and what was pressed is kept', async () => {
  const { innerHTML } = island;
  const pressed = vi.fn();
  let found = '';
  start(() => {
    found = island.innerHTML;
    link.addEventListener('click', pressed);
  });
  link.innerHTML = '<font><font>Stockage</font></font>';
  link.click();
  await settle();
  expect(found).toBe(innerHTML);
  expect(pressed).toHaveBeenCalledTimes(1);
});
