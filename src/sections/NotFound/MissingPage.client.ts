import { ConnectedElement } from '../../elements/connected-element.ts';
import { type ElementProps, keyOf } from '../../elements/part.ts';

/** What the script needs of the lines on a page that is not there. */
export interface MissingPageParts {
  /** The line that prints the path, and the path in it. */
  asked: HTMLElement;
  path: HTMLElement;
  /** Lines that name a page for a path which people try; that path is their key. */
  hint?: HTMLElement;
}

/** A path as people write it; one that cannot be decoded stays as it is. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * `<missing-page>` logs the path that was asked for, prints it, and shows the line that names the
 * page which was probably wanted.
 */
class MissingPage extends ConnectedElement<MissingPageParts> {
  protected connect(): void {
    const path = location.pathname.replace(/(.)\/$/, '$1');
    console.info('404: there is no page at', path);
    this.find('path').textContent = readable(path);
    this.find('asked').hidden = false;
    for (const hint of this.findAll('hint')) hint.hidden = keyOf(hint) !== path;
  }
}

customElements.define('missing-page', MissingPage);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'missing-page': ElementProps;
    }
  }
}
