import { normalize } from '@falaj/contract/normalize.ts';
import { keyOf } from '../../runtime/elements/part.ts';
import { search } from '../search-index/search.ts';
import { isFacet } from './facet-names.ts';
import { facetOf } from './facets.ts';
import { type ListParameter, readAddress, writeAddress } from './list-address.ts';
import { startOrder } from './list-order.ts';
import { itemsOf, type NarrowableList, readList, say, showFitting, stepsOf } from './list-view.ts';

/** Applies a new value of a parameter; resolves once the page shows it. */
type Change = (name: ListParameter, value: string) => Promise<void>;

/**
 * Addresses of the items that answer a query, best first. If the index cannot be fetched, the items that
 * contain the query literally.
 */
async function answer(query: string, kind: string | undefined, items: HTMLElement[]) {
  try {
    return (await search(query, kind)).map(({ id }) => id);
  } catch {
    const holds = (item: HTMLElement) => normalize(item.textContent).includes(normalize(query));
    return items.filter(holds).map(keyOf);
  }
}

/** Shows more items, and moves the focus to the first new one, since the button may have moved or disappeared. */
async function expand({ root, list, items }: NarrowableList, change: Change): Promise<void> {
  const shown = items.filter((item) => !item.hidden).length;
  await change('shown', `${Math.min(shown + stepsOf(root).step, items.length)}`);
  const first = itemsOf(list).filter((item) => !item.hidden)[shown];
  const link = first?.querySelector('a');
  // A row of a table may hold no link.
  if (first && !link) first.tabIndex = -1;
  (link ?? first)?.focus();
}

/** Listens to what visitors type, choose and expand. */
function listen(parts: NarrowableList, change: Change, signal: AbortSignal): void {
  const { form, fields, choices, more } = parts;
  for (const [name, field] of fields)
    field.addEventListener('input', () => change(name, field.value.trim()), { signal });
  form?.addEventListener('submit', (event) => event.preventDefault(), { signal });
  for (const choice of choices) {
    const choose = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const { facet, value } = facetOf(choice);
      if (facet) change(facet, value);
    };
    choice.addEventListener('click', choose, { signal });
  }
  more?.addEventListener('click', () => expand(parts, change), { signal });
}

/**
 * Starts a list: its search box, its choices and its button for more narrow the items that are on the page. The
 * address always names what is shown, so that it can be shared, and Back undoes a choice.
 * @param root the `<filter-list>`
 * @param signal aborts when the list leaves the page
 */
export function narrowList(root: HTMLElement, signal: AbortSignal): void {
  const parts = readList(root);
  const { list, items, fields, facets } = parts;
  const names: ListParameter[] = ['q', 'shown', ...facets];
  const { pathname } = location;
  const order = startOrder(list, items);
  let wanted = readAddress(names);
  let turn = 0;

  /** Shows what is wanted; the answer of an older search that arrives late is ignored. */
  const show = async (announce: boolean) => {
    turn += 1;
    const mine = turn;
    const query = wanted.get('q') ?? '';
    const answers = query
      ? await answer(query, root.getAttribute('kind') ?? undefined, items)
      : undefined;
    if (mine !== turn) return;
    order(answers);
    const count = showFitting(parts, wanted, answers);
    if (announce) say(root, count);
  };

  const follow = () => {
    // The event belongs to another page.
    if (location.pathname !== pathname) return;
    const asked = readAddress(names);
    if (names.every((name) => asked.get(name) === wanted.get(name))) return;
    wanted = asked;
    for (const [name, field] of fields) field.value = wanted.get(name) ?? '';
    show(true);
  };

  for (const [name, field] of fields) {
    // What a visitor typed or chose before this script arrived takes precedence over the address.
    if (field.value) wanted.set(name, field.value.trim());
    else field.value = wanted.get(name) ?? '';
  }
  listen(
    parts,
    (name, value) => {
      wanted.set(name, value);
      if (name !== 'shown') wanted.set('shown', '');
      writeAddress(wanted, isFacet(name));
      return show(true);
    },
    signal,
  );
  addEventListener('popstate', follow, { signal });
  if (Number(wanted.get('shown')) > items.length) wanted.set('shown', `${items.length}`);
  writeAddress(wanted);
  show([...wanted.values()].some(Boolean));
}
