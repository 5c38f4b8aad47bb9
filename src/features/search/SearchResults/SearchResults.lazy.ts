import { ConnectedElement } from '../../../elements/connected-element.ts';
import { type ElementProps, partSelector } from '../../../elements/part.ts';
import { fill } from '../../../lib/fill.ts';
import { type Plural, plural } from '../../../lib/plural.ts';
import { cutAround } from '../../search-index/cut-around.ts';
import { type FoundPage, search } from '../../search-index/search.ts';

/** Whoever types is told the number of pages once they rest for this long, in milliseconds. */
const REST = 400;

/** What a search has come to; `idle` while nothing is typed. */
export type SearchState = 'idle' | 'found' | 'none' | 'failed';

/** What the script needs of the results. */
export interface ResultsParts {
  list: HTMLElement;
  status: HTMLElement;
  /** The row that every page found is a copy of. */
  template: HTMLTemplateElement;
  /** What helps where nothing is found, or where the search fails. */
  none: HTMLElement;
  failed: HTMLElement;
  retry: HTMLButtonElement;
}

/** What it fills in a row. */
export interface ResultParts {
  title: HTMLElement;
  group: HTMLElement;
  description: HTMLElement;
}

/** Puts a text into a part of a row as text, with the words that were looked for marked. */
function write(row: Element, name: keyof ResultParts, text: string, terms: string[]): void {
  const pieces = cutAround(text, terms).map((piece) => {
    if (!piece.isMatch) return piece.text;
    const mark = document.createElement('mark');
    mark.textContent = piece.text;
    return mark;
  });
  row.querySelector(partSelector<ResultParts>(name))?.replaceChildren(...pieces);
}

/** The row of a page that was found. */
function rowOf({ id, title, group, description, terms }: FoundPage, template: Element): Element {
  const row = template.cloneNode(true) as Element;
  (row.matches('a') ? row : row.querySelector('a'))?.setAttribute('href', id);
  write(row, 'title', title, terms);
  write(row, 'group', group, []);
  write(row, 'description', description, terms);
  return row;
}

/** `<search-results>` shows the pages that answer a query, and says how many they are. */
class SearchResults extends ConnectedElement<ResultsParts> {
  /** What the list offers before anything is typed. */
  #hints: Element[] | undefined;
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected connect(signal: AbortSignal): void {
    this.#hints ??= [...this.find('list').children];
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /**
   * Shows the answers to a query; without one, the hints.
   * @returns what came of it; undefined where a newer query has overtaken this one, which then changes nothing
   */
  async show(query: string): Promise<SearchState | undefined> {
    this.#turn += 1;
    const turn = this.#turn;
    if (query) this.#say(this.getAttribute('busy'));
    const found = query ? await search(query).catch(() => undefined) : [];
    if (turn !== this.#turn) return undefined;
    const state = query ? (found ? (found.length > 0 ? 'found' : 'none') : 'failed') : 'idle';
    const template = this.find('template').content.firstElementChild as Element;
    const rows = query ? (found ?? []).map((page) => rowOf(page, template)) : (this.#hints ?? []);
    this.find('list').replaceChildren(...rows);
    this.find('list').hidden = rows.length === 0;
    this.find('none').hidden = state !== 'none';
    this.find('failed').hidden = state !== 'failed';
    if (state === 'idle') this.#say(this.getAttribute('idle'));
    else if (state === 'failed') this.#say('');
    else this.#say(this.#sentence(rows.length, query));
    return state;
  }

  /** How many pages answer a query, in words. */
  #sentence(count: number, query: string): string {
    if (count === 0) return fill(this.getAttribute('none') ?? '', { query });
    return plural(JSON.parse(this.getAttribute('count') ?? '') as Plural, count);
  }

  /** Says a sentence once the visitor rests. */
  #say(sentence: string | null): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.find('status').textContent = sentence ?? '';
    }, REST);
  }
}

customElements.define('search-results', SearchResults);

declare global {
  interface HTMLElementTagNameMap {
    'search-results': SearchResults;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The sentences of its status: how many pages, still searching, nothing typed. */
      'search-results': ElementProps<{
        none: string;
        count: string;
        busy: string;
        idle?: string | undefined;
      }>;
    }
  }
}
