import { recall } from '../../browser/tab-memory.ts';
import {
  dropDraft,
  type FieldValues,
  keepDraft,
  PREFILL,
  RECEIPT,
  readDraft,
} from '../draft/draft.ts';
import { type Wishes, wishKey } from './wishes.ts';

/** In the draft, beside the fields: the interest that a link chose, and not the visitor. */
const LINKED = 'interest-of-link';

/** The same of each form, while it stands. */
const linkedInterest = new WeakMap<HTMLFormElement, string>();

/** Puts values into fields that are empty: what a visitor typed or chose is theirs. */
function fillFields(form: HTMLFormElement, values: FieldValues): void {
  const linked = linkedInterest.get(form);
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = value === field.value;
    } else if (field && 'value' in field && (!field.value || field.value === linked)) {
      field.value = value;
    }
  }
}

/** What the address asks for; an unknown wish asks for nothing. */
const readAddress = (wishes: Wishes): FieldValues =>
  Object.assign(
    {},
    ...[...new URLSearchParams(location.search)].map(([name, wish]) => wishes[wishKey(name, wish)]),
  );

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
    [LINKED]: linkedInterest.get(form) ?? '',
  });

/** Takes a request of a link over; below what is written already, it is a line of its own. */
function takeRequest(form: HTMLFormElement, wishes: Wishes): void {
  const { message, ...choices } = readAddress(wishes);
  const isNew = !isReturn();
  // A link asks once: what was undone after it does not come back with a reload.
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
 * @param wishes what links may ask for
 * @param signal ends it, when the form leaves the page
 * @returns whether the visitor comes back to a receipt that stood in place of the form
 */
export function keepMessage(form: HTMLFormElement, wishes: Wishes, signal?: AbortSignal): boolean {
  const { [LINKED]: linked, ...draft } = readDraft();
  // Typed before this script came, or brought back by a browser that does so.
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
  return isReturn() && recall<{ status?: string }>(RECEIPT)?.status !== undefined;
}
