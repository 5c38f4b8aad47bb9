import { cutAround } from '../../search-index/cut-around.ts';
import { type Found, search } from '../../search-index/search.ts';

/** Whoever types is told the number of pages once they rest for this long, in milliseconds. */
const REST = 400;

/** What a search has come to; `idle` while nothing is typed. */
export type Outcome = 'idle' | 'found' | 'none' | 'failed';

/** Puts a text into an element as text, with the words that were looked for marked. */
function write(element: Element | null, text: string, terms: string[]): void {
  const pieces = cutAround(text, terms).map((piece) => {
    if (!piece.isMatch) return piece.text;
    const mark = document.createElement('mark');
    mark.textContent = piece.text;
    return mark;
  });
  element?.replaceChildren(...pieces);
}

/** The row of a page, from the mould that the server printed. */
function rowOf({ id, title, group, description, terms }: Found, mould: Element): Element {
  const row = mould.cloneNode(true) as Element;
  (row.matches('a') ? row : row.querySelector('a'))?.setAttribute('href', id);
  write(row.querySelector('[data-title]'), title, terms);
  write(row.querySelector('[data-group]'), group, []);
  write(row.querySelector('[data-description]'), description, terms);
  return row;
}

/**
 * Brings the results inside `root` to life (ui/SearchResults).
 * @param onShown called when they have changed
 * @returns shows the answers to a query; an older query that answers late changes nothing
 */
export function startResults(root: ParentNode, onShown: (outcome: Outcome) => void) {
  const part = (selector: string) => root.querySelector(selector) as HTMLElement;
  const list = part('[data-results]');
  const status = part('[data-status]');
  const mould = root.querySelector<HTMLTemplateElement>('template[data-result]')?.content
    .firstElementChild as Element;
  const hints = [...list.children];
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (text = '') => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = text;
    }, REST);
  };
  const count = (number: number, query: string) => {
    const { none, one, many } = status.dataset;
    const sentence = number === 0 ? none : number === 1 ? one : many;
    say(sentence?.replace('{n}', `${number}`).replace('{query}', () => query));
  };

  const show = async (query: string): Promise<void> => {
    turn += 1;
    const mine = turn;
    if (query) say(status.dataset.busy);
    const found = query ? await search(query).catch(() => undefined) : [];
    if (mine !== turn) return;
    const isFound = found && found.length > 0;
    const outcome = query ? (found ? (isFound ? 'found' : 'none') : 'failed') : 'idle';
    list.replaceChildren(...(query ? (found ?? []).map((page) => rowOf(page, mould)) : hints));
    list.hidden = list.childElementCount === 0;
    for (const help of root.querySelectorAll<HTMLElement>('[data-when]')) {
      help.hidden = help.dataset.when !== outcome;
    }
    if (outcome === 'found' || outcome === 'none') count(found?.length ?? 0, query);
    else say(query ? '' : status.dataset.idle);
    onShown(outcome);
  };
  return show;
}
