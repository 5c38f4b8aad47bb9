import { ConnectedElement } from '../../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../../runtime/elements/part.ts';
import { SUBMISSION_FAILED } from '../../../runtime/elements/wake-island.ts';

/** Mail programs cut longer addresses; see features/forms/mailto-fallback.ts. */
const LONGEST_LINK = 1800;

/** What was typed into a form, with a line for each field that is not empty. */
function typedIn(form: HTMLFormElement): string {
  const lines: string[] = [];
  for (const control of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const label = control.labels?.[0];
    const isOff = control.type === 'checkbox' && !control.checked;
    if (!label || !control.value || isOff) continue;
    lines.push(`${label.firstChild?.textContent || label.textContent}: ${control.value}`);
  }
  return lines.join('\n').toWellFormed();
}

/** Shows the note beside a form whose script cannot be fetched, with the typed text to copy or send. */
function showFallback(note: HTMLElement, form: HTMLFormElement): void {
  // The form's own checks have not loaded, so the browser reports what is missing.
  if (!form.reportValidity()) return;
  const text = typedIn(form);
  for (const box of note.querySelectorAll('textarea')) box.value = text;
  for (const link of note.querySelectorAll('a')) {
    const [start] = link.href.split('&body=');
    const whole = `${start}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
    if (start) link.href = whole.length > LONGEST_LINK ? start : whole;
  }
  note.hidden = false;
  note.focus();
}

/** What the element's script needs. */
export interface FallbackContactParts {
  note: HTMLElement;
}

/**
 * `<fallback-contact>` shows its note when the island inside could not wake (`client:engage`), and hides it
 * once the island is awake.
 */
class FallbackContact extends ConnectedElement<FallbackContactParts> {
  protected connect(signal: AbortSignal): void {
    const note = this.find('note');
    this.addEventListener(
      SUBMISSION_FAILED,
      (event) => {
        event.preventDefault();
        if (event.target instanceof HTMLFormElement) showFallback(note, event.target);
      },
      { signal },
    );
    // `astro:hydrate` does not bubble.
    const hide = () => {
      note.hidden = true;
    };
    this.addEventListener('astro:hydrate', hide, { capture: true, signal });
  }
}

customElements.define('fallback-contact', FallbackContact);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'fallback-contact': ElementProps;
    }
  }
}
