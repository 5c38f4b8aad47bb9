import { ConnectedElement } from '../../../elements/connected-element.ts';
import type { ElementProps } from '../../../elements/part.ts';
import type { ListParameter } from '../list-address.ts';
import type { ListParts } from '../list-parts.ts';

/** Names that a filter may have in the address: one that is left out does not compile. */
const NAMES = Object.keys({
  q: true,
  shown: true,
  category: true,
  type: true,
  difficulty: true,
  tag: true,
  industry: true,
} satisfies Record<ListParameter, true>);

/**
 * `<filter-list>` fetches what narrows its list at the first interaction: a part of it is touched or
 * focused, or the address already says what to show. What is pressed or sent before that has come is
 * done again once it has; if it cannot be fetched, links and forms keep their own meaning.
 */
class FilterList extends ConnectedElement<ListParts> {
  protected connect(signal: AbortSignal): void {
    let isAskedFor = false;
    let isOver = false;
    let again: (() => void) | undefined;
    const start = () => {
      if (isAskedFor) return;
      isAskedFor = true;
      import('../narrow-list.ts')
        .then(({ narrowList }) => signal.aborted || narrowList(this, signal))
        .catch((error) => console.info('The list stays as it is:', error))
        .then(() => {
          isOver = true;
          again?.();
        });
    };
    const [form] = this.findAll('form');
    for (const part of [
      ...this.findAll('form'),
      ...this.findAll('choice'),
      ...this.findAll('more'),
    ]) {
      for (const name of ['focusin', 'pointerenter', 'input'])
        part.addEventListener(name, start, { once: true, signal });
      const hold = (event: Event) => {
        const { metaKey, ctrlKey, shiftKey } = event as Partial<MouseEvent>;
        if (isOver || metaKey || ctrlKey || shiftKey) return;
        event.preventDefault();
        again = () => (part === form ? form.requestSubmit() : part.click());
        start();
      };
      part.addEventListener(part === form ? 'submit' : 'click', hold, { signal });
    }
    const asked = new URLSearchParams(location.search);
    if (NAMES.some((name) => asked.has(name))) start();
  }
}

customElements.define('filter-list', FilterList);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'filter-list': ElementProps<{
        /** What the search index calls the items. */
        kind?: string | undefined;
        /** How many items are shown at first, and how many more at a time; all without these. */
        first?: number | undefined;
        step?: number | undefined;
        /** What is said of the number that fits (`ListWords`), as JSON. */
        words: string;
      }>;
    }
  }
}
