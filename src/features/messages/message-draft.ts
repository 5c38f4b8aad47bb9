import { recall } from '../../browser/tab-memory.ts';
import {
  dropDraft,
  type FieldValues,
  keepDraft,
  PREFILL,
  RECEIPT,
  readDraft,
} from '../draft/draft.ts';

/** In the draft, beside the fields: the interest that a link chose, and not the visitor. */
const LINKED = 'interest-of-link';

/** Puts values into fields that are empty: what a visitor typed or chose is theirs. */
function fillFields(form: HTMLFormElement, values: FieldValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = value === field.value;
    } else if (field && 'value' in field && (!field.value || field.value === form.dataset.linked)) {
      field.value = value;
    }
  }
}

/** A wish of the address as a slug: an option may be asked for by its slug or by its label. */
const asSlug = (wish = '') =>
  wish
    .toLowerCase()
    .split(/[^a-z0-9]+|\band\b/)
    .filter(Boolean)
    .join('-');

/** What the address asks for; an unknown wish asks for nothing. */
function readAddress(form: HTMLFormElement): FieldValues {
  const asked = new URLSearchParams(location.search);
  const values: FieldValues = {};
  for (const option of form.querySelectorAll<HTMLOptionElement>('option[data-slug]')) {
    const { slug, param = 'interest' } = option.dataset;
    if (asSlug(asked.get(param) ?? '') === slug)
      values[option.dataset.into ?? param] = option.value;
  }
  return values;
}

/** Whether the visitor comes back to this page, and has not just followed a link to it. */
function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const type = window.navigation?.transition?.navigationType ?? load?.type ?? '';
  return /traverse|reload|back/.test(type);
}

const read = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as FieldValues;

const keep = (form: HTMLFormElement) =>
  keepDraft({
    ...read(form),
    [LINKED]: form.dataset.linked ?? '',
  });

/** Takes a request of a link over; below what is written already, it is a line of its own. */
function takeRequest(form: HTMLFormElement): void {
  const { message, ...choices } = readAddress(form);
  const isNew = !isReturn();
  // A link asks once: what was undone after it does not come back with a reload.
  if (isNew || !form.dataset.linked) {
    fillFields(form, choices);
    const choice = form.elements.namedItem('interest') as HTMLSelectElement;
    if (choice.value && choice.value === choices.interest) form.dataset.linked = choice.value;
  }
  const box = form.elements.namedItem('message') as HTMLTextAreaElement;
  if (!message || box.value.includes(message)) return;
  if (!box.value) box.value = message;
  else if (isNew) box.value = `${box.value.trimEnd()}\n\n${message}`;
}

/** Puts into the form what another part of the page asks for. */
function takeOver(form: HTMLFormElement, { message, ...choices }: FieldValues): void {
  fillFields(form, choices);
  // Whoever asks has put the message together with what was written before.
  if (message) (form.elements.namedItem('message') as HTMLTextAreaElement).value = message;
  // As if it had been typed: the draft is kept, and the form comes back from behind a receipt.
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Fills the contact form from the draft of this tab and from the address, and keeps the draft until
 * the form is reset. It works before the form's island wakes, so that a reload at any moment loses
 * nothing.
 * @param signal ends it, when the form leaves the page
 * @returns whether the visitor comes back to a receipt that stood in place of the form
 */
export function keepMessage(form: HTMLFormElement, signal?: AbortSignal): boolean {
  const { [LINKED]: linked, ...draft } = readDraft();
  // Typed before this script came, or brought back by a browser that does so.
  const isTyped = Object.values(read(form)).some(Boolean);
  fillFields(form, draft);
  if (linked) form.dataset.linked = linked;
  takeRequest(form);
  if (isTyped || Object.keys(draft).length > 0) keep(form);
  form.addEventListener('input', () => keep(form), { signal });
  form.addEventListener(
    'reset',
    () => {
      delete form.dataset.linked;
      dropDraft();
    },
    { signal },
  );
  addEventListener(PREFILL, (event) => takeOver(form, (event as CustomEvent<FieldValues>).detail), {
    signal,
  });
  return isReturn() && recall<{ status?: string }>(RECEIPT)?.status !== undefined;
}
