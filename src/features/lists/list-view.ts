import { plural } from '../../lib/plural.ts';
import { keyOf, partSelector } from '../../runtime/elements/part.ts';
import { type FacetName, isFacet } from './facet-names.ts';
import { facetOf, hasValue } from './facets.ts';
import type { Wanted } from './list-address.ts';
import { FOLLOWS_ADDRESS, type ListMessages, type ListParts } from './list-parts.ts';

/** The list of a page, and the controls that narrow it. */
export interface NarrowableList {
  root: HTMLElement;
  list: HTMLElement;
  items: HTMLElement[];
  form: HTMLFormElement | undefined;
  /** The fields of the form, by their names in the address. */
  fields: Map<'q' | FacetName, HTMLInputElement>;
  choices: HTMLElement[];
  more: HTMLElement | undefined;
  /** The facets by which the list can be narrowed. */
  facets: Set<FacetName>;
}

const partsOf = <Kind extends HTMLElement>(root: ParentNode, name: keyof ListParts) => [
  ...root.querySelectorAll<Kind>(partSelector<ListParts>(name)),
];

/** Finds the parts of the list inside a `<filter-list>`. */
export function readList(root: HTMLElement): NarrowableList {
  const [list = root] = partsOf(root, 'list');
  const [form] = partsOf<HTMLFormElement>(root, 'form');
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
  const fields = new Map(
    inputs.flatMap((field) => {
      const { name } = field;
      return name === 'q' || isFacet(name) ? [[name, field] as const] : [];
    }),
  );
  const choices = partsOf(root, 'choice');
  const names = [...fields.keys(), ...choices.map((choice) => facetOf(choice).facet)];
  const facets = new Set(names.filter(isFacet));
  const [more] = partsOf(root, 'more');
  return { root, list, items: itemsOf(list), form, fields, choices, more, facets };
}

/** The items in their present order. */
export const itemsOf = (list: HTMLElement) => partsOf(list, 'item');

/** How many items are shown at first, and how many more at each press. */
export function stepsOf(root: HTMLElement) {
  const first = Number(root.getAttribute('first') ?? Number.POSITIVE_INFINITY);
  return { first, step: Number(root.getAttribute('step') ?? first) };
}

const isHidden = (element: HTMLElement) => element.hidden;

/** Disclosures that were opened because their list was narrowed. */
const opened = new WeakSet<HTMLDetailsElement>();

/** Opens a disclosure while its list is narrowed. One that the visitor has opened stays open afterwards. */
function expand(disclosure: HTMLDetailsElement, isNarrowed: boolean): void {
  if (isNarrowed && !disclosure.open) opened.add(disclosure);
  if (isNarrowed) disclosure.open = true;
  else if (opened.delete(disclosure)) disclosure.open = false;
}

/** Hides groups without a shown item, and opens collapsed ones while the list is narrowed. */
function settleGroups(list: HTMLElement, isNarrowed: boolean): void {
  for (const group of list.querySelectorAll<HTMLElement>(
    `${partSelector<ListParts>('group')}, details`,
  )) {
    const items = itemsOf(group);
    // A disclosure inside an item is no group.
    if (items.length === 0) continue;
    group.hidden = items.every(isHidden);
    if (group instanceof HTMLDetailsElement) expand(group, isNarrowed);
  }
}

/** Marks the chosen links, and names a choice that has no link of its own, such as a tag. */
function markChoices(root: ParentNode, choices: HTMLElement[], wanted: Wanted): void {
  for (const choice of choices) {
    const { facet, value } = facetOf(choice);
    if (facet && (wanted.get(facet) ?? '') === value) choice.setAttribute('aria-current', 'true');
    else choice.removeAttribute('aria-current');
  }
  for (const chosen of partsOf(root, 'chosen')) {
    const { facet } = facetOf(chosen);
    if (!facet) continue;
    const value = wanted.get(facet) ?? '';
    // A link with the same choice has its name in proper spelling.
    const asks = ({ search }: HTMLAnchorElement) =>
      new URLSearchParams(search).get(facet) === value;
    const named = [...root.querySelectorAll('a')].find(asks);
    for (const name of partsOf(chosen, 'chosenName'))
      name.textContent = named?.textContent ?? value;
    chosen.hidden = !value;
  }
}

/**
 * Shows the items that have every wanted value and are among the answers, up to the number that is expanded.
 * @param answers addresses of the items that a search found, if there was one
 * @returns how many fit, shown or not
 */
export function showFitting(
  parts: NarrowableList,
  wanted: Wanted,
  answers: string[] | undefined,
): number {
  const { root, list, items, more, choices, facets } = parts;
  const fitting = itemsOf(list).filter(
    (item) =>
      [...facets].every((name) => hasValue(item, name, wanted.get(name))) &&
      (!answers || answers.includes(keyOf(item))),
  );
  const limit = Math.max(stepsOf(root).first, Number(wanted.get('shown')) || 0);
  for (const item of items) item.hidden = true;
  for (const item of fitting.slice(0, limit)) item.hidden = false;
  root.setAttribute(FOLLOWS_ADDRESS, '');
  settleGroups(list, Boolean(answers) || [...facets].some((name) => wanted.get(name)));
  if (more) more.hidden = fitting.length <= limit;
  markChoices(root, choices, wanted);
  return fitting.length;
}

/** Writes how many items fit into the status line. */
export function say(root: HTMLElement, count: number): void {
  const [status] = partsOf(root, 'count');
  if (!status) return;
  const { none = '', some }: ListMessages = JSON.parse(root.getAttribute('messages') ?? '');
  status.textContent = count === 0 ? none : plural(some, count);
}
