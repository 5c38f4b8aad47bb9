/**
 * Moves the focus to the first field of a form that is marked as wrong, because what is sent past it would be
 * taken for its answer. A disclosure around the field is opened: what is closed cannot take the focus.
 * @returns whether there is one
 */
export function focusWrong(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const disclosure = wrong?.closest('details');
  if (disclosure) disclosure.open = true;
  wrong?.focus();
  return wrong !== null;
}
