import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';

/** The elements that the script needs. */
export interface LogoParts {
  picture: HTMLImageElement;
  name: HTMLElement;
}

/** `<site-logo>` shows the brand's name if the picture has failed to load. */
class SiteLogo extends ConnectedElement<LogoParts> {
  protected connect(signal: AbortSignal): void {
    const picture = this.find('picture');
    const fail = () => {
      picture.hidden = true;
      this.find('name').hidden = false;
    };
    if (picture.complete && picture.naturalWidth === 0) fail();
    else picture.addEventListener('error', fail, { signal });
  }
}

customElements.define('site-logo', SiteLogo);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-logo': ElementProps;
    }
  }
}
