/**
 * Moves the focus to the first field of a form that is marked as wrong, because what is sent past it would be
 * taken for its answer.
 * @returns whether there is one
 */
export function focusWrong(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  return wrong !== null;
}
