import { textsIn } from '../../lib/is-fields.ts';
import { draftKeyOf } from '../browser/draft-key.ts';
import { keep, recall } from '../browser/tab-memory.ts';

/**
 * Stores what was typed when the page is unloaded, under the key of the form's draft, as long as the element
 * around the form is not defined and cannot do so. Chromium restores typed text when a visitor goes back, but
 * not on a reload.
 * @param signal aborts when the page of the form is discarded
 */
export function keepEarly(form: HTMLFormElement, signal?: AbortSignal): void {
  const key = draftKeyOf(form);
  if (!key) return;
  const keepTyped = () => {
    if (!form.closest('body :not(:defined)')) return;
    const typed = Object.entries(Object.fromEntries(new FormData(form))).filter(
      ([, value]) => value,
    );
    // An earlier draft may not have been put into the fields yet, so what is in the fields is added to it.
    if (typed.length > 0) keep(key, { ...textsIn(recall(key)), ...Object.fromEntries(typed) });
  };
  addEventListener('pagehide', keepTyped, { signal });
}
