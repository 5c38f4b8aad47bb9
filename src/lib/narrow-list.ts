import { readAddress, type Wanted, writeAddress } from './list-address.ts';
import { startOrder } from './list-order.ts';
import { search } from './search.ts';

const isHidden = (element: HTMLElement) => element.hidden;

/** Shows a group only with something in it, and unfolds what was folded away while narrowed. */
function settleGroups(list: HTMLElement, isNarrowed: boolean): void {
  for (const group of list.querySelectorAll<HTMLElement>('[data-filter-group], details')) {
    group.hidden = [...group.querySelectorAll<HTMLElement>('[data-item]')].every(isHidden);
    if (group instanceof HTMLDetailsElement) group.open = isNarrowed;
  }
}

/** Addresses of the items that answer a query, best first; without the index, those that hold its very words. */
async function answer(query: string, kind: string | undefined, items: HTMLElement[]) {
  try {
    return (await search(query, kind)).map(({ id }) => id);
  } catch {
    const holds = (item: HTMLElement) =>
      item.textContent?.toLowerCase().includes(query.toLowerCase());
    return items.filter(holds).map(({ dataset }) => dataset.item ?? '');
  }
}

/** Says how many items are shown; `{n}` stands for the number. */
function say(root: ParentNode, count: number): void {
  const status = root.querySelector<HTMLElement>('[data-filter-count]');
  if (!status) return;
  const { none = '', one = '', many = '' } = status.dataset;
  status.textContent = (count === 0 ? none : count === 1 ? one : many).replace('{n}', `${count}`);
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
 * Brings a page's list to life: its search box, its choices and its button for more narrow what is
 * on the page already. The address always says what is shown, so that it can be sent to somebody, and
 * Back undoes a choice.
 */
export function narrowList(root: ParentNode): void {
  const list = root.querySelector<HTMLElement>('[data-filter-list]');
  if (!list) return;
  const form = root.querySelector<HTMLFormElement>('[data-filter]');
  const more = root.querySelector<HTMLElement>('[data-filter-more]');
  const choices = [...root.querySelectorAll<HTMLAnchorElement>('[data-filter-choice]')];
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')];
  const order = startOrder(list, items);
  const { first = Number.POSITIVE_INFINITY, step = first } = list.dataset;
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
  const facets = new Set([
    ...fields.map(({ name }) => name).filter((name) => name !== 'q'),
    ...choices.map(({ dataset }) => dataset.filterChoice ?? ''),
  ]);
  const names = ['q', 'shown', ...facets];
  const { pathname } = location;
  let wanted = readAddress(names);
  let turn = 0;

  /** Shows what is wanted; an older search that answers late is forgotten. */
  const show = async (announce: boolean) => {
    turn += 1;
    const mine = turn;
    const query = wanted.get('q') ?? '';
    const paths = query ? await answer(query, form?.dataset.filterKind, items) : undefined;
    if (mine !== turn) return;
    // A tag is one of several words, a category the only one.
    const has = (item: HTMLElement, name: string, value = '') =>
      !value || item.dataset[name]?.split(' ').includes(value);
    const fitting = items.filter(
      (item) =>
        [...facets].every((name) => has(item, name, wanted.get(name))) &&
        (!paths || paths.includes(item.dataset.item ?? '')),
    );
    order(paths);
    const ranked = [...list.querySelectorAll<HTMLElement>('[data-item]')];
    const limit = Math.max(Number(first), Number(wanted.get('shown')) || 0);
    for (const item of items) item.hidden = true;
    for (const item of ranked.filter((one) => fitting.includes(one)).slice(0, limit))
      item.hidden = false;
    list.dataset.live = '';
    settleGroups(list, Boolean(query) || [...facets].some((name) => wanted.get(name)));
    if (more) more.hidden = fitting.length <= limit;
    markChoices(root, choices, wanted);
    if (announce) say(root, fitting.length);
  };

  const change = (name: string, value: string) => {
    wanted.set(name, value);
    if (name !== 'shown') wanted.set('shown', '');
    writeAddress(wanted, facets.has(name));
    return show(true);
  };

  for (const field of fields) {
    // What a visitor typed or chose while this script was on its way counts more than the address.
    if (field.value) wanted.set(field.name, field.value.trim());
    else field.value = wanted.get(field.name) ?? '';
    field.addEventListener('input', () => change(field.name, field.value.trim()));
  }
  form?.addEventListener('submit', (event) => event.preventDefault());
  for (const choice of choices) {
    choice.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      change(choice.dataset.filterChoice ?? '', choice.dataset.filterValue ?? '');
    });
  }
  more?.addEventListener('click', async () => {
    const shown = items.filter((item) => !item.hidden).length;
    await change('shown', `${Math.min(shown + Number(step), items.length)}`);
    // The first of the new ones: a keyboard would else be left on a button that has moved or gone.
    [...list.querySelectorAll<HTMLElement>('[data-item]:not([hidden])')][shown]
      ?.querySelector<HTMLElement>('a')
      ?.focus();
  });
  const follow = () => {
    // The list has left with its page, or Back leads to another one.
    if (!list.isConnected) return removeEventListener('popstate', follow);
    if (location.pathname !== pathname) return;
    const asked = readAddress(names);
    if (names.every((name) => asked.get(name) === wanted.get(name))) return;
    wanted = asked;
    for (const field of fields) field.value = wanted.get(field.name) ?? '';
    show(true);
  };
  addEventListener('popstate', follow);
  if (Number(wanted.get('shown')) > items.length) wanted.set('shown', `${items.length}`);
  writeAddress(wanted);
  show([...wanted.values()].some(Boolean));
}
