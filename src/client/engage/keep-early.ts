import { keep, recall } from '../../browser/tab-memory.ts';

/**
 * Keeps what is typed over a reload, under the key that the form names as its draft, until the element around it is
 * defined and does so: Chromium brings back on Back, but not on a reload, what was typed.
 * @param signal ends it, when the page of the form is let go of
 */
export function keepEarly(form: HTMLFormElement, signal?: AbortSignal): void {
  const { draft } = form.dataset;
  if (!draft) return;
  const keepTyped = () => {
    if (!form.closest('body :not(:defined)')) return;
    const typed = Object.entries(Object.fromEntries(new FormData(form))).filter(
      ([, value]) => value,
    );
    // The draft of a reload before has not come into the fields yet.
    if (typed.length > 0) keep(draft, { ...recall<object>(draft), ...Object.fromEntries(typed) });
  };
  addEventListener('pagehide', keepTyped, { signal });
}
