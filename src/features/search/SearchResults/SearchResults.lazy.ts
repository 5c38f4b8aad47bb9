import { fill } from '@falaj/contract/fill.ts';
import { normalize } from '@falaj/contract/normalize.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { type Plural, plural } from '../../../lib/plural.ts';
import { cutAtRanges } from '../../../lib/ranges.ts';
import { ConnectedElement } from '../../../runtime/elements/connected-element.ts';
import { type ElementProps, partSelector } from '../../../runtime/elements/part.ts';
import { answeringLines, inScriptOf } from '../../search-index/answering-lines.ts';
import { cutAround, JOINED } from '../../search-index/cut-around.ts';
import { type FoundPage, search } from '../../search-index/search.ts';

/** How long typing must pause before the number of pages is announced, in milliseconds. */
const REST = 400;

/** The state of a search; `idle` while nothing is typed. */
export type SearchState = 'idle' | 'found' | 'none' | 'failed';

/** A single letter, with which a word begins and nothing is asked yet; a sign of Chinese may be a word. */
const LETTER = /^(?!\p{scx=Han})[\p{L}\p{M}\p{N}]$/u;

/** The elements that the script needs. */
export interface ResultsParts {
  list: HTMLElement;
  /** The parts of the site that narrow the list; the first stands for all. An open palette has none. */
  groups: HTMLElement | undefined;
  status: HTMLElement;
  /** The row that is copied for every page found. */
  template: HTMLTemplateElement;
  /** Help that is shown when nothing is found or the search fails. */
  none: HTMLElement;
  failed: HTMLElement;
  retry: HTMLButtonElement;
}

/** The parts of a row that are filled. */
export interface ResultParts {
  title: HTMLElement;
  /** The part of the site and the name of the page. */
  group: HTMLElement;
  description: HTMLElement;
  /** Headings of the page, or words that lead to it, with those that matched. */
  why: HTMLElement;
}

/** A text as nodes, with its ranges whole and in their order. */
const rangesWhole = (text: string) =>
  cutAtRanges(text).map((piece, place) => {
    if (place % 2 === 0) return piece;
    const whole = document.createElement('span');
    whole.className = 'whole';
    whole.dir = 'ltr';
    whole.textContent = piece;
    return whole;
  });

/** Writes a text into a part of a row, marking the words that were searched for. */
function write(
  row: Element,
  name: keyof ResultParts,
  text: string,
  { terms, locale }: FoundPage,
): void {
  const pieces = cutAround(text, terms, locale).flatMap((piece) => {
    if (!piece.isMatch) return rangesWhole(piece.text);
    const mark = document.createElement('mark');
    mark.textContent = piece.text;
    return mark;
  });
  row.querySelector(partSelector<ResultParts>(name))?.replaceChildren(...pieces);
}

/** Makes the row of a page that was found; what was typed with hyphens is marked as a whole. */
function rowOf(page: FoundPage, query: string, template: HTMLElement): HTMLElement {
  const { id, title, group, description, names, headings, keywords = '' } = page;
  const [headline = title] = names.split('\n');
  const reasons = inScriptOf(query, `${headings}\n${keywords}`);
  const why = answeringLines(reasons, page, [title, headline, description]);
  const joined = (normalize(query).match(JOINED) ?? []).filter((word) => word.includes('-'));
  const marked = { ...page, terms: [...page.terms, ...joined] };
  const row = document.importNode(template, true);
  (row.matches('a') ? row : row.querySelector('a'))?.setAttribute('href', id);
  write(row, 'title', headline, marked);
  write(row, 'group', headline === title ? group : `${group} · ${title}`, marked);
  write(row, 'description', description, marked);
  write(row, 'why', why.join(' · '), marked);
  return row;
}

/** `<search-results>` shows the pages that answer a query, and announces their number. */
class SearchResults extends ConnectedElement<ResultsParts> {
  /** The suggestions that are shown before anything is typed. */
  #hints: HTMLElement[] | undefined;
  /** The part of the site that the visitor chose; empty for all. */
  #group = '';
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected connect(signal: AbortSignal): void {
    this.#hints ??= [...this.find('list').querySelectorAll<HTMLElement>(':scope > *')];
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /**
   * Shows the answers to a query; for an empty one, and a single letter that no page answers, the suggestions.
   * @returns the state of the search; undefined if a newer query has overtaken this one, which then changes
   * nothing
   */
  async show(typed: string): Promise<SearchState | undefined> {
    this.#turn += 1;
    const turn = this.#turn;
    if (typed) this.#say(this.getAttribute('busy'));
    const found = typed ? await search(typed).catch(() => undefined) : [];
    if (turn !== this.#turn) return undefined;
    const query = found?.length === 0 && LETTER.test(typed) ? '' : typed;
    const state = query ? (found ? (found.length > 0 ? 'found' : 'none') : 'failed') : 'idle';
    const template = this.find('template').content.firstElementChild;
    const rows =
      query && template instanceof HTMLElement
        ? (found ?? []).map((page) => rowOf(page, query, template))
        : (this.#hints ?? []);
    this.find('list').replaceChildren(...rows);
    this.find('list').hidden = rows.length === 0;
    this.#offerGroups(found ?? [], rows);
    this.find('none').hidden = state !== 'none';
    this.find('failed').hidden = state !== 'failed';
    if (state === 'idle') this.#say(this.getAttribute('idle'));
    else if (state === 'failed') this.#say('');
    else this.#say(this.#sentence(rows.filter((row) => !row.hidden).length, query));
    return state;
  }

  /** Offers the parts of the site in which pages were found, each with their number, if there are several. */
  #offerGroups(found: FoundPage[], rows: HTMLElement[]): void {
    const groups = this.find('groups');
    const all = groups?.firstElementChild;
    if (!groups || !all) return;
    const names = ['', ...new Set(found.map(({ group }) => group))];
    const rowsIn = (group: string) =>
      rows.filter((_, index) => !group || found[index]?.group === group);
    const choose = (chosen: string) => {
      this.#group = chosen;
      for (const row of rows) row.hidden = true;
      for (const row of rowsIn(chosen)) row.hidden = false;
      names.forEach((group, index) => {
        const button = groups.children[index]?.querySelector('button');
        button?.setAttribute('aria-pressed', String(group === chosen));
      });
    };
    const items = names.map((group) => {
      const count = rowsIn(group).length;
      const item = document.importNode(all, true);
      const [name, number] = item.querySelectorAll('span');
      if (name && group) name.textContent = group;
      if (number) number.textContent = formatNumber(count);
      item.querySelector('button')?.addEventListener('click', () => {
        choose(group);
        this.#say(this.#sentence(count, ''));
      });
      return item;
    });
    groups.replaceChildren(...items);
    groups.hidden = names.length < 3;
    choose(names.includes(this.#group) ? this.#group : '');
  }

  /** A sentence about the number of pages that answer a query. */
  #sentence(count: number, query: string): string {
    if (count === 0) return fill(this.getAttribute('none') ?? '', { query });
    return plural(JSON.parse(this.getAttribute('count') ?? '') as Plural, count);
  }

  /** Announces a sentence once the visitor stops typing. */
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
      /** The sentences of its status: the number of pages, still searching, nothing typed. */
      'search-results': ElementProps<{
        none: string;
        count: string;
        busy: string;
        idle?: string | undefined;
      }>;
    }
  }
}
