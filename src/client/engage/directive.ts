import type { ClientDirective } from 'astro';

/** The first signs that a visitor turns to an island: reaching for it, tabbing into it, touching it. */
const SIGNS = ['pointerenter', 'pointerdown', 'focusin', 'touchstart', 'click'] as const;

/** Resolves at the first sign; clicks that come before the island is live are held and played again. */
function engagement(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const done = () => {
      for (const sign of SIGNS) island.removeEventListener(sign, done, options);
      resolve();
    };
    for (const sign of SIGNS) island.addEventListener(sign, done, options);
  });
}

/**
 * `client:engage` hydrates an island when a visitor turns to it, not before. What was clicked in the
 * meantime is clicked again once the island is live; if its script cannot be fetched, links inside
 * keep their own meaning.
 */
const engage: ClientDirective = async (load, _options, island) => {
  let pressed: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const control = event.target.closest<HTMLElement>('button, a[href^="#"], [role="tab"]');
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = control;
  };
  island.addEventListener('click', hold, true);
  await engagement(island);
  const replay = () => {
    island.removeEventListener('click', hold, true);
    pressed?.click();
  };
  try {
    const hydrate = await load();
    await hydrate();
  } finally {
    replay();
  }
};

export default engage;
