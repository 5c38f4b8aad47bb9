import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../gallery/show.tsx';
import './LinkPicture.later.ts';
import { MenuLink } from './MenuLink.tsx';

const { getPage } = vi.hoisted(() => ({ getPage: vi.fn() }));
vi.mock('../../runtime/navigation/page-cache.ts', () => ({ getPage }));

const pageOf = (body: string) =>
  new DOMParser().parseFromString(`<main><header>${body}</header></main>`, 'text/html');

/** A panel with two links and the picture of its group. */
function openPanel() {
  const shown = show(
    () => (
      <div popover="auto">
        <link-picture>
          <div data-part="pictures">
            <img alt="" />
          </div>
        </link-picture>
        <ul>
          <MenuLink text="Energy" href="/industries/energy" current={false} />
          <MenuLink text="Terms" href="/legal/terms" current={false} />
        </ul>
      </div>
    ),
    {},
  );
  const [energy, terms] = shown.querySelectorAll('a');
  return {
    panel: shown.querySelector('[popover]') as HTMLElement,
    links: { energy: energy as HTMLElement, terms: terms as HTMLElement },
    pictures: () => shown.querySelectorAll('[data-part="pictures"] > *'),
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

test('a link that is pointed at shows the picture of its page', async () => {
  const { links, pictures } = openPanel();
  expect(pictures()).toHaveLength(1);
  fireEvent.pointerOver(links.energy);
  await vi.waitFor(() => expect(pictures()).toHaveLength(2));
  // The link beside it says what it is.
  expect(pictures()[1]?.querySelector('img')?.alt).toBe('');
});

test('the focus does the same, and closing brings the picture of the group back', async () => {
  const { panel, links, pictures } = openPanel();
  fireEvent.focusIn(links.energy);
  await vi.waitFor(() => expect(pictures()).toHaveLength(2));
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  expect(pictures()).toHaveLength(1);
});

test('a page without a picture leaves what is shown', async () => {
  const { links, pictures } = openPanel();
  fireEvent.pointerOver(links.terms);
  await vi.waitFor(() => expect(getPage).toHaveBeenCalled());
  expect(pictures()).toHaveLength(1);
});
