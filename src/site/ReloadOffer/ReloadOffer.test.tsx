import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import { MODULE_MISSING } from '../../runtime/browser/module-missing.ts';
import './ReloadOffer.client.ts';
import { examples } from './ReloadOffer.examples.ts';
import { ReloadOffer } from './ReloadOffer.tsx';

const GONE = 'https://falaj.example/_astro/form.old.js';

afterEach(() => vi.unstubAllGlobals());

function open(answer: () => Promise<Response>) {
  const ask = vi.fn(answer);
  vi.stubGlobal('fetch', ask);
  const { container } = render(<ReloadOffer {...propsOf(examples, 'Hidden')} />);
  const offer = container.querySelector('reload-offer') as HTMLElement;
  expect(offer.hidden).toBe(true);
  return { offer, ask };
}

const status = (code: number) => async () => new Response(null, { status: code });
const failedImport = () =>
  Object.assign(new Event('vite:preloadError'), {
    payload: new Error(`Failed to fetch dynamically imported module: ${GONE}`),
  });

function sleepingIsland(): HTMLElement {
  const island = document.createElement('astro-island');
  island.setAttribute('component-url', GONE);
  document.body.append(island);
  return island;
}

test('shows itself when an import is gone, and reloads', async () => {
  const reload = vi.fn();
  const { offer, ask } = open(status(404));
  window.dispatchEvent(failedImport());
  await vi.waitFor(() => expect(offer.hidden).toBe(false));
  expect(ask).toHaveBeenCalledWith(GONE, expect.objectContaining({ method: 'HEAD' }));
  expect(offer.getAttribute('role')).toBe('alert');
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  offer.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});

test('shows itself when the script of an island is gone', async () => {
  const { offer } = open(status(404));
  sleepingIsland().dispatchEvent(new Event(MODULE_MISSING, { bubbles: true }));
  await vi.waitFor(() => expect(offer.hidden).toBe(false));
});

test.each([
  ['the visitor is offline', () => Promise.reject(new TypeError('offline'))],
  ['the server has a fault of its own', status(502)],
  ['the script is there after all', status(200)],
])('stays hidden when %s', async (_, answer) => {
  const { offer, ask } = open(answer);
  window.dispatchEvent(failedImport());
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(offer.hidden).toBe(true);
});
