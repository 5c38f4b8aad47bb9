/** Longer addresses are cut by mail programs; see lib/hand-over.ts. */
const LONGEST_LINK = 1800;

const noteOf = (island: HTMLElement) =>
  island.parentElement?.querySelector<HTMLElement>('[data-unsent]');

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
export function showUnsent(island: HTMLElement, form: HTMLFormElement): void {
  const note = noteOf(island);
  // What is missing is the browser's to say: the form's own checks are not there.
  if (!note || !form.reportValidity()) return;
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

/** Takes the note away once the form lives. */
export function hideUnsent(island: HTMLElement): void {
  const note = noteOf(island);
  if (note) note.hidden = true;
}
