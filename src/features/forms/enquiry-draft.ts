import { textsIn } from '../../lib/is-fields.ts';
import { recall } from '../../runtime/browser/tab-memory.ts';
import {
  dropDraft,
  type FieldValues,
  keepDraft,
  PREFILL,
  RECEIPT,
  readDraft,
} from '../draft/draft.ts';
import { type Wishes, wishKey } from './wishes.ts';

/** Key in the draft beside the fields: the interest that a link chose, and not the visitor. */
const LINKED = 'interest-of-link';

/** The interest that a link chose in each form, as long as the form exists. */
const linkedInterest = new WeakMap<HTMLFormElement, string>();

/** Puts values into empty fields only, since what a visitor typed or chose must stay. */
function fillFields(form: HTMLFormElement, values: FieldValues): void {
  const linked = linkedInterest.get(form);
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    if (field?.type === 'checkbox') {
      field.checked = value === field.value;
    } else if (field && (!field.value || field.value === linked)) {
      field.value = value;
    }
  }
}

/** The values that the address asks for; unknown requests are ignored. */
const readAddress = (wishes: Wishes): FieldValues =>
  Object.assign(
    {},
    ...[...new URLSearchParams(location.search)].map(([name, wish]) => wishes[wishKey(name, wish)]),
  );

/** Whether the visitor has come back to this page, as opposed to following a link to it. */
function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const type = window.navigation?.transition?.navigationType ?? load?.type ?? '';
  return /traverse|reload|back/.test(type);
}

/**
 * The values that a form would send. `FormData` would give the same, but for a text area Chromium lays the whole
 * page out first, which on the way back is one layout too many.
 */
function read(form: HTMLFormElement): FieldValues {
  const filled = form.querySelectorAll<HTMLInputElement>(
    '[name]:not([type=hidden], [type=checkbox]:not(:checked))',
  );
  return Object.fromEntries([...filled].map(({ name, value }) => [name, value]));
}

const keep = (form: HTMLFormElement) =>
  keepDraft({
    ...read(form),
    [LINKED]: linkedInterest.get(form) ?? '',
  });

/**
 * Applies the request of a link. If a message has been written already, the request is added as a line below
 * it.
 */
function takeRequest(form: HTMLFormElement, wishes: Wishes): void {
  const { message, ...choices } = readAddress(wishes);
  const isNew = !isReturn();
  // A link asks once, so what the visitor undid afterwards does not return with a reload.
  if (isNew || !linkedInterest.has(form)) {
    fillFields(form, choices);
    const choice = form.elements.namedItem('interest') as HTMLSelectElement;
    if (choice.value && choice.value === choices.interest) linkedInterest.set(form, choice.value);
  }
  const box = form.elements.namedItem('message') as HTMLTextAreaElement;
  if (!message || box.value.includes(message)) return;
  if (!box.value) box.value = message;
  else if (isNew) box.value = `${box.value.trimEnd()}\n\n${message}`;
}

/** Puts values from another part of the page into the form. */
function takeOver(form: HTMLFormElement, { message, ...choices }: FieldValues): void {
  fillFields(form, choices);
  // The message already includes what the visitor had written.
  if (message) (form.elements.namedItem('message') as HTMLTextAreaElement).value = message;
  // The event is the one that typing causes, so that the draft is kept and the form replaces a receipt.
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Fills the contact form from this tab's draft and from the address, and stores the draft until the form is
 * reset. It works before the form's island wakes, so that a reload never loses what was typed.
 * @param wishes the requests that links can make
 * @param signal aborts when the form leaves the page
 * @returns whether the visitor has come back to a receipt that stood in place of the form
 */
export function keepEnquiry(form: HTMLFormElement, wishes: Wishes, signal?: AbortSignal): boolean {
  const { [LINKED]: linked, ...draft } = readDraft();
  // This was typed before the script arrived, or restored by the browser.
  const isTyped = Object.values(read(form)).some(Boolean);
  fillFields(form, draft);
  if (linked) linkedInterest.set(form, linked);
  takeRequest(form, wishes);
  if (isTyped || Object.keys(draft).length > 0) keep(form);
  form.addEventListener('input', () => keep(form), { signal });
  form.addEventListener(
    'reset',
    () => {
      linkedInterest.delete(form);
      dropDraft();
    },
    { signal },
  );
  addEventListener(PREFILL, (event) => takeOver(form, (event as CustomEvent<FieldValues>).detail), {
    signal,
  });
  return isReturn() && Boolean(textsIn(recall(RECEIPT)).status);
}
