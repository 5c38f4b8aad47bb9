import type { ClientDirective } from 'astro';
import { MODULE_MISSING } from '../../lib/module-missing.ts';
import { SUBMISSION_FAILED, WAKE } from '../../lib/wake-island.ts';

/** The first signs that a visitor turns to an island: reaching for it, tabbing into it, touching it. */
const SIGNS = ['pointerenter', 'pointerdown', 'focusin', 'touchstart', 'click', 'submit'] as const;
/** Signs that somebody is on the page at all. */
const STIRS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Resolves at the first of these signs. */
function first(signs: readonly string[], target: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const done = () => {
      for (const sign of signs) target.removeEventListener(sign, done, options);
      resolve();
    };
    for (const sign of signs) target.addEventListener(sign, done, options);
  });
}

/** Resolves when an element is less than a screen away. */
function nearing(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    );
    watch.observe(element);
  });
}

/**
 * `client:engage` hydrates an island when a visitor turns to it, not before. What was clicked or sent
 * in the meantime is done again once the island is live. If its script cannot be fetched, links keep
 * their own meaning, a form shows what was typed (FallbackContact) and is never sent raw, and the next
 * sign tries again. The script of a form is fetched as it comes near: offline is no time for that.
 */
const engage: ClientDirective = async (load, _options, island) => {
  let again: (() => void) | undefined;
  let waiting: HTMLFormElement | null | undefined;
  const hold = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const control = event.target.closest<HTMLElement>('button, a[href^="#"], [role="tab"]');
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    again = () => control.click();
    waiting = control.closest('form');
  };
  // Enter in a field clicks the form's button; this is for software that submits without it.
  const holdForm = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    event.stopPropagation();
    again = () => form.requestSubmit(event.submitter);
    waiting = form;
  };
  const wake = async () => {
    try {
      const hydrate = await load();
      await hydrate();
    } catch (error) {
      console.info('An island stays asleep:', error);
      return false;
    }
    // Astro reports a script that cannot be fetched by itself, and leaves the island as it was.
    return !island.hasAttribute('ssr');
  };
  const form = island.querySelector('form');
  if (form) first(STIRS, window).then(() => nearing(form).then(load));
  for (let live = false; !live; ) {
    island.addEventListener('click', hold, true);
    island.addEventListener('submit', holdForm, true);
    if (!island.hasAttribute(WAKE)) await first(SIGNS, island);
    island.removeAttribute(WAKE);
    live = await wake();
    if (!live) island.dispatchEvent(new Event(MODULE_MISSING, { bubbles: true }));
    island.removeEventListener('click', hold, true);
    island.removeEventListener('submit', holdForm, true);
    const isShown =
      !live &&
      waiting?.dispatchEvent(new Event(SUBMISSION_FAILED, { bubbles: true, cancelable: true })) ===
        false;
    if (!isShown) again?.();
    again = undefined;
    waiting = undefined;
  }
};

export default engage;
