import { originalPath } from '@falaj/contract/locale.ts';
import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import { type ElementProps, keyOf } from '../../runtime/elements/part.ts';
import { meantPath } from '../../runtime/navigation/meant-path.ts';

/** The elements that the script needs. */
export interface MissingPageParts {
  /** The line for the requested path, and the path in it. */
  asked: HTMLElement;
  path: HTMLElement;
  /** Lines that suggest a page for a path that people try; their key is that path. */
  hint?: HTMLElement;
}

/** The decoded path; one that cannot be decoded stays as it is. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Goes on to the page that was meant, where the host of the site knows addresses only as they are spelled. */
async function goOn(path: string): Promise<void> {
  const meant = meantPath(readable(path));
  if (meant === readable(path)) return;
  const answer = await fetch(meant, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) location.replace(meant + location.search + location.hash);
}

/** `<missing-page>` logs and prints the requested path, and shows the line that suggests a page for it. */
class MissingPage extends ConnectedElement<MissingPageParts> {
  protected connect(): void {
    const path = location.pathname.replace(/(.)\/$/, '$1');
    console.info('404: there is no page at', path);
    this.find('path').textContent = readable(path);
    this.find('asked').hidden = false;
    for (const hint of this.findAll('hint')) hint.hidden = keyOf(hint) !== originalPath(path);
    goOn(path);
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
