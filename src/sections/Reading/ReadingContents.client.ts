import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';

/** The element that the script needs: the row, which scrolls on a phone. */
export interface ContentsParts {
  list: HTMLElement;
}

/**
 * `<reading-contents>` keeps the section that is being read at the start of the row that the contents of a text are on
 * a phone. Which one it is, the browser says (`:target-current`); one that does not know leaves the row alone.
 */
class ReadingContents extends ConnectedElement<ContentsParts> {
  protected connect(signal: AbortSignal): void {
    if (!CSS.supports('selector(:target-current)')) return;
    const list = this.find('list');
    const follow = () => {
      const link = list.querySelector('a:target-current');
      if (!link || list.scrollWidth <= list.clientWidth) return;
      const { left, right } = link.getBoundingClientRect();
      const row = list.getBoundingClientRect();
      const edge = Number.parseFloat(getComputedStyle(list).paddingInlineStart);
      const isToLeft = document.dir === 'rtl';
      list.scrollBy({ left: isToLeft ? right - row.right + edge : left - row.left - edge });
    };
    // The browser marks the section once it has painted.
    const settle = () => requestAnimationFrame(() => setTimeout(follow));
    document.addEventListener('scrollend', settle, { signal, passive: true });
  }
}

customElements.define('reading-contents', ReadingContents);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'reading-contents': ElementProps;
    }
  }
}
