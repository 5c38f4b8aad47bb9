/** Event of a form that was sent though its island sleeps; whoever shows what was typed prevents its default. */
export const SUBMISSION_FAILED = 'submission-failed';

/** Longer addresses are cut by mail programs; see features/messages/hand-over.ts. */
const LONGEST_LINK = 1800;

/** The note beside the island that `element` is or stands in. */
const noteOf = (element: Element) =>
  element.closest('astro-island')?.parentElement?.querySelector<HTMLElement>('[data-unsent]');

/** What was typed into a form, a line for each field that was filled. */
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

/** Shows the note beside a form whose script cannot be fetched, with the text to take along. */
function showFallback(note: HTMLElement, form: HTMLFormElement): void {
  // What is missing is the browser's to say: the form's own checks are not there.
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

/** Shows the note of a form when its island could not wake (`client:engage`), and hides it once it lives. */
export function startFallbackContact(root: Document): void {
  root.addEventListener(SUBMISSION_FAILED, (event) => {
    const form = event.target as HTMLFormElement;
    const note = noteOf(form);
    if (!note) return;
    event.preventDefault();
    showFallback(note, form);
  });
  // This event does not bubble.
  root.addEventListener(
    'astro:hydrate',
    ({ target }) => {
      const note = noteOf(target as Element);
      if (note) note.hidden = true;
    },
    true,
  );
}
