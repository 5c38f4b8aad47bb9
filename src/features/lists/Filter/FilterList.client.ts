import { whenBegun } from '../../../runtime/browser/when-begun.ts';
import { ConnectedElement } from '../../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../../runtime/elements/part.ts';
import type { ListParameter } from '../list-address.ts';
import type { ListParts } from '../list-parts.ts';

/** The names of filters in the address. Leaving one out does not compile. */
const NAMES = Object.keys({
  q: true,
  shown: true,
  category: true,
  type: true,
  difficulty: true,
  tag: true,
  page: true,
  status: true,
} satisfies Record<ListParameter, true>);

/**
 * `<filter-list>` loads the script that narrows its list at the first interaction, or at once where somebody
 * has turned to its form already or the address names a filter. What was pressed or sent before the script arrived is repeated; if the script cannot
 * be fetched, links and forms work as HTML.
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
    if (form) whenBegun(form, start, signal);
    const asked = new URLSearchParams(location.search);
    if (NAMES.some((name) => asked.has(name))) start();
  }
}

customElements.define('filter-list', FilterList);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'filter-list': ElementProps<{
        /** Kind of the items in the search index. */
        kind?: string | undefined;
        /** How many items are shown at first, and how many more at each press; all without these. */
        first?: number | undefined;
        step?: number | undefined;
        /** The sentences about the number of items that fit (`ListMessages`), as JSON. */
        messages: string;
      }>;
    }
  }
}
