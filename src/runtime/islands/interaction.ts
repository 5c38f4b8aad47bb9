import type { ClientDirective } from 'astro';
import { ACTIVITY, firstOf } from '../activity.ts';
import { MODULE_MISSING } from '../browser/module-missing.ts';
import { whenVisible } from '../browser/when-visible.ts';
import { SUBMISSION_FAILED, WAKE } from '../elements/wake-island.ts';
import { allowForeign } from './allow-foreign.ts';
import { holdEarly } from './hold-early.ts';
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

type Load = Parameters<ClientDirective>[0];

/**
 * Fetches the script of a form when the form comes near the window, because a visitor who sends it may be
 * offline by then.
 */
async function fetchAhead(form: HTMLFormElement, load: Load, signal: AbortSignal): Promise<void> {
  await firstOf(ACTIVITY, window);
  if (!signal.aborted) whenVisible(form, load, { margin: '100%', signal });
}

/** Resolves once a visitor interacts with an island, or a script has asked for it to be awake (`wakeIsland`). */
async function wanted(island: HTMLElement): Promise<void> {
  if (!island.hasAttribute(WAKE)) await firstOf(INTERACTIONS, island);
  island.removeAttribute(WAKE);
}

/** Fetches and hydrates an island, and says whether it is awake. */
async function wake(island: HTMLElement, load: Load, reprint: () => void): Promise<boolean> {
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
}

/** Has what was typed into a form shown (FallbackContact), and says whether there is something to show it. */
const showTyped = (form: HTMLFormElement | null): boolean =>
  form?.dispatchEvent(new Event(SUBMISSION_FAILED, { bubbles: true, cancelable: true })) === false;

allowForeign();

/** Islands that this directive already handles. */
const handled = new WeakSet<Element>();

/**
 * `client:interaction` hydrates an island at the first interaction with it. What was clicked or sent in the meantime
 * is repeated once the island is awake. If its script cannot be fetched, links work as links, and a form is not
 * sent but shows what was typed; the next interaction tries again.
 */
const onInteraction: ClientDirective = async (load, _options, island) => {
  // Astro runs this again when an island returns to the document with its page.
  if (handled.has(island)) return;
  handled.add(island);
  const reprint = rememberPrint(island);
  const gone = new AbortController();
  island.addEventListener('astro:unmount', () => gone.abort(), { once: true });
  const form = island.querySelector('form');
  if (form) {
    fetchAhead(form, load, gone.signal);
    keepEarly(form, gone.signal);
  }
  for (let isAwake = false; !isAwake; ) {
    const held = holdEarly(island);
    await wanted(island);
    isAwake = await wake(island, load, reprint);
    if (!isAwake) island.dispatchEvent(new Event(MODULE_MISSING, { bubbles: true }));
    held.release(isAwake || !showTyped(held.form()));
  }
};

export default onInteraction;
