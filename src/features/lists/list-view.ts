import type { Wanted } from './list-address.ts';

/** What a page's list is made of, and is narrowed with. */
export interface ListParts {
  root: ParentNode;
  list: HTMLElement;
  items: HTMLElement[];
  form: HTMLFormElement | null;
  fields: HTMLInputElement[];
  choices: HTMLAnchorElement[];
  more: HTMLElement | null;
  /** Names of everything but the query that narrows the list. */
  facets: Set<string>;
}

/** The parts of the list of a page, if it has one. */
export function findParts(root: ParentNode): ListParts | undefined {
  const list = root.querySelector<HTMLElement>('[data-filter-list]');
  if (!list) return undefined;
  const form = root.querySelector<HTMLFormElement>('[data-filter]');
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
  const choices = [...root.querySelectorAll<HTMLAnchorElement>('[data-filter-choice]')];
  const facets = new Set([
    ...fields.map(({ name }) => name).filter((name) => name !== 'q'),
    ...choices.map(({ dataset }) => dataset.filterChoice ?? ''),
  ]);
  const more = root.querySelector<HTMLElement>('[data-filter-more]');
  return { root, list, items: itemsOf(list), form, fields, choices, more, facets };
}

/** The items in the order they stand in now. */
export const itemsOf = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>('[data-item]'),
];

/** How many items are shown at first, and how many more at a time. */
export function stepsOf({ dataset }: HTMLElement) {
  const { first = Number.POSITIVE_INFINITY, step = first } = dataset;
  return { first: Number(first), step: Number(step) };
}

const isHidden = (element: HTMLElement) => element.hidden;

/** Shows a group only with something in it, and unfolds what was folded away while narrowed. */
function settleGroups(list: HTMLElement, isNarrowed: boolean): void {
  for (const group of list.querySelectorAll<HTMLElement>('[data-filter-group], details')) {
    group.hidden = [...group.querySelectorAll<HTMLElement>('[data-item]')].every(isHidden);
    if (group instanceof HTMLDetailsElement) group.open = isNarrowed;
  }
}

/** Marks the choices that are made, and names the one that has no button of its own: a tag. */
function markChoices(root: ParentNode, choices: HTMLElement[], wanted: Wanted): void {
  for (const choice of choices) {
    const { filterChoice: name = '', filterValue: value = '' } = choice.dataset;
    if ((wanted.get(name) ?? '') === value) choice.setAttribute('aria-current', 'true');
    else choice.removeAttribute('aria-current');
  }
  for (const chosen of root.querySelectorAll<HTMLElement>('[data-filter-chosen]')) {
    const value = wanted.get(chosen.dataset.filterChosen ?? '') ?? '';
    const [named] = root.querySelectorAll(`[data-filter-names="${CSS.escape(value)}"]`);
    const label = chosen.querySelector('[data-filter-label]');
    if (label) label.textContent = named?.textContent ?? value;
    chosen.hidden = !value;
  }
}

/**
 * Shows those items that have every wanted value and are among the answers, up to what is unfolded.
 * @param answers addresses of items, where something is searched for
 * @returns how many fit, shown or not
 */
export function showFitting(
  parts: ListParts,
  wanted: Wanted,
  answers: string[] | undefined,
): number {
  const { root, list, items, more, choices, facets } = parts;
  // A tag is one of several words, a category the only one.
  const has = (item: HTMLElement, name: string, value = '') =>
    !value || item.dataset[name]?.split(' ').includes(value);
  const fitting = itemsOf(list).filter(
    (item) =>
      [...facets].every((name) => has(item, name, wanted.get(name))) &&
      (!answers || answers.includes(item.dataset.item ?? '')),
  );
  const limit = Math.max(stepsOf(list).first, Number(wanted.get('shown')) || 0);
  for (const item of items) item.hidden = true;
  for (const item of fitting.slice(0, limit)) item.hidden = false;
  list.dataset.live = '';
  settleGroups(list, Boolean(answers) || [...facets].some((name) => wanted.get(name)));
  if (more) more.hidden = fitting.length <= limit;
  markChoices(root, choices, wanted);
  return fitting.length;
}

/** Says how many items are shown; `{n}` stands for the number. */
export function say(root: ParentNode, count: number): void {
  const status = root.querySelector<HTMLElement>('[data-filter-count]');
  if (!status) return;
  const { none = '', one = '', many = '' } = status.dataset;
  status.textContent = (count === 0 ? none : count === 1 ? one : many).replace('{n}', `${count}`);
}
