import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { relief } from '../../gallery/picture.ts';
import { show } from '../../gallery/show.tsx';
import './MenuRelief.later.ts';
import { MenuLink } from './MenuLink.tsx';
import { MenuPlate } from './MenuPlate.tsx';

const { getPage } = vi.hoisted(() => ({ getPage: vi.fn() }));
vi.mock('../../runtime/navigation/page-cache.ts', () => ({ getPage }));

const pageOf = (body: string) =>
  new DOMParser().parseFromString(`<main><header>${body}</header></main>`, 'text/html');

/** A panel with two links and its plate. */
function openPanel() {
  const shown = show(
    () => (
      <div popover="auto">
        <ul>
          <MenuLink
            text="Energy"
            description="Wind farms and solar plants"
            href="/industries/energy"
            current={false}
          />
          <MenuLink
            text="Terms"
            description="What applies to this site"
            href="/legal/terms"
            current={false}
          />
        </ul>
        <MenuPlate title="Industries" picture={relief} />
      </div>
    ),
    {},
  );
  const [energy, terms] = shown.querySelectorAll('a');
  return {
    panel: shown.querySelector('[popover]') as HTMLElement,
    links: { energy: energy as HTMLElement, terms: terms as HTMLElement },
    name: () => shown.querySelector('[data-part="name"]')?.textContent,
    pictures: () => shown.querySelectorAll('[data-part="pictures"] > picture'),
  };
}

beforeEach(() => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  getPage
    .mockReset()
    .mockImplementation(async ({ pathname }: URL) =>
      pageOf(pathname.startsWith('/industries') ? '<picture><img alt="A turbine"></picture>' : ''),
    );
});

test('a link that is pointed at shows the relief of its page and its name', async () => {
  const { links, name, pictures } = openPanel();
  expect([name(), pictures().length]).toEqual(['Industries', 1]);
  fireEvent.pointerOver(links.energy);
  await vi.waitFor(() => expect(name()).toBe('Energy'));
  expect(pictures()).toHaveLength(2);
  // The name beside it says what it is.
  expect(pictures()[1]?.querySelector('img')?.alt).toBe('');
});

test('the focus does the same, and closing brings the picture of the group back', async () => {
  const { panel, links, name, pictures } = openPanel();
  fireEvent.focusIn(links.energy);
  await vi.waitFor(() => expect(name()).toBe('Energy'));
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  expect([name(), pictures().length]).toEqual(['Industries', 1]);
});

test('a page without a relief leaves what is shown', async () => {
  const { links, name, pictures } = openPanel();
  fireEvent.pointerOver(links.terms);
  await vi.waitFor(() => expect(getPage).toHaveBeenCalled());
  expect([name(), pictures().length]).toEqual(['Industries', 1]);
});
