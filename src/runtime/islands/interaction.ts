import type { ClientDirective } from 'astro';
import { ACTIVITY, firstOf } from '../activity.ts';
import { MODULE_MISSING } from '../browser/module-missing.ts';
import { whenVisible } from '../browser/when-visible.ts';
import { SUBMISSION_FAILED, WAKE } from '../elements/wake-island.ts';
import { keepEarly } from './keep-early.ts';
import { rememberPrint } from './reprint.ts';

/** Events by which a visitor interacts with an island. */
const INTERACTIONS = [
  'pointerenter',
  'pointerdown',
  'focusin',
  'touchstart',
  'click',
  'submit',
] as const;
/**
 * Fetches the script of a form when the form comes near the window, because a visitor who sends it may be
 * offline by then.
 */
async function fetchAhead(
  form: HTMLFormElement,
  load: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  await firstOf(ACTIVITY, window);
  if (!signal.aborted) whenVisible(form, load, { margin: '100%', signal });
}

/** Islands that this directive already handles. */
const handled = new WeakSet<Element>();

/**
 * `client:interaction` hydrates an island at the first interaction with it. What was clicked or sent in the meantime
 * is repeated once the island is awake. If its script cannot be fetched, links work as links, and a form is not
 * sent but shows what was typed (FallbackContact); the next interaction tries again.
 */
const onInteraction: ClientDirective = async (load, _options, island) => {
  // Astro runs this again when an island returns to the document with its page.
  if (handled.has(island)) return;
  handled.add(island);
  const reprint = rememberPrint(island);
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
  // Pressing Enter in a field clicks the form's button and is held above. This is for software that submits a
  // form without a click.
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
      reprint();
      await hydrate();
    } catch (error) {
      console.info('An island stays idle:', error);
      return false;
    }
    // When the script cannot be fetched, Astro reports it and the island keeps its `ssr` attribute.
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

export default onInteraction;
