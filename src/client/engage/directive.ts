import type { ClientDirective } from 'astro';
import { MODULE_MISSING } from '../../browser/module-missing.ts';
import { whenVisible } from '../../browser/when-visible.ts';
import { SUBMISSION_FAILED, WAKE } from '../../elements/wake-island.ts';
import { ACTIVITY, firstOf } from '../activity.ts';
import { keepEarly } from './keep-early.ts';

/** Interactions with an island: reaching for it, tabbing into it, touching it. */
const INTERACTIONS = [
  'pointerenter',
  'pointerdown',
  'focusin',
  'touchstart',
  'click',
  'submit',
] as const;
/** Fetches the script of a form as it comes near: offline is no time for that. */
async function fetchAhead(
  form: HTMLFormElement,
  load: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  await firstOf(ACTIVITY, window);
  if (!signal.aborted) whenVisible(form, load, { margin: '100%', signal });
}

/** Islands that wait for their first interaction, or have had it. */
const engaged = new WeakSet<Element>();

/**
 * `client:engage` hydrates an island at the first interaction with it, not before. What was clicked or
 * sent in the meantime is done again once the island is awake. If its script cannot be fetched, links keep
 * their own meaning, a form shows what was typed (FallbackContact) and is never sent raw, and the next
 * interaction tries again.
 */
const engage: ClientDirective = async (load, _options, island) => {
  // Astro starts an island again that comes back with the page around it, asleep or awake.
  if (engaged.has(island)) return;
  engaged.add(island);
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
      console.info('An island stays idle:', error);
      return false;
    }
    // Astro reports a script that cannot be fetched by itself, and leaves the island as it was.
    return !island.hasAttribute('ssr');
  };
  const form = island.querySelector('form');
  const gone = new AbortController();
  island.addEventListener('astro:unmount', () => gone.abort(), { once: true });
  if (form) fetchAhead(form, load, gone.signal);
  if (form) keepEarly(form, gone.signal);
  for (let isAwake = false; !isAwake; ) {
    island.addEventListener('click', hold, true);
    island.addEventListener('submit', holdForm, true);
    if (!island.hasAttribute(WAKE)) await firstOf(INTERACTIONS, island);
    island.removeAttribute(WAKE);
    isAwake = await wake();
    if (!isAwake) island.dispatchEvent(new Event(MODULE_MISSING, { bubbles: true }));
    island.removeEventListener('click', hold, true);
    island.removeEventListener('submit', holdForm, true);
    const isShown =
      !isAwake &&
      waiting?.dispatchEvent(new Event(SUBMISSION_FAILED, { bubbles: true, cancelable: true })) ===
        false;
    if (!isShown) again?.();
    again = undefined;
    waiting = undefined;
  }
};

export default engage;
