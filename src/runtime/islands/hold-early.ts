/** What a visitor has pressed or sent in an island that is not awake. */
interface Held {
  /** The form that the last of it belongs to. */
  form: () => HTMLFormElement | null;
  /** Lets events through again, and repeats the last of what was held, unless that is not wanted. */
  release: (isRepeated: boolean) => void;
}

/** Holds back clicks and submissions in an island, so that they can be repeated once it is awake. */
export function holdEarly(island: HTMLElement): Held {
  let form: HTMLFormElement | null = null;
  let repeat: (() => void) | undefined;
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const hold = (event: Event, of: HTMLFormElement | null, again: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    form = of;
    repeat = again;
  };
  const holdClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const control = event.target.closest<HTMLElement>('button, a[href^="#"], [role="tab"]');
    if (control) hold(event, control.closest('form'), () => control.click());
  };
  // Pressing Enter in a field clicks the form's button and is held above. This is for software that submits a
  // form without a click.
  const holdSubmit = (event: SubmitEvent) => {
    const sent = event.target;
    if (!(sent instanceof HTMLFormElement)) return;
    hold(event, sent, () => sent.requestSubmit(event.submitter));
  };
  island.addEventListener('click', holdClick, options);
  island.addEventListener('submit', holdSubmit, options);
  return {
    form: () => form,
    release: (isRepeated) => {
      stop.abort();
      if (isRepeated) repeat?.();
    },
  };
}
