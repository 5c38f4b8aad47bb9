import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';

/** The elements that the script needs. */
export interface ShareParts {
  copy: HTMLButtonElement;
  device: HTMLButtonElement;
  status: HTMLElement;
}

/** `<share-links>` shows those ways to share that the browser has: clipboard and share dialog. */
class ShareLinks extends ConnectedElement<ShareParts> {
  protected connect(signal: AbortSignal): void {
    const [url = '', title = ''] = [this.getAttribute('url'), this.getAttribute('subject')].map(
      (value) => value ?? undefined,
    );
    if (navigator.clipboard) {
      const copy = async () => {
        await navigator.clipboard.writeText(url);
        this.find('status').textContent = this.getAttribute('copied');
      };
      this.find('copy').hidden = false;
      this.find('copy').addEventListener('click', copy, { signal });
    }
    if ('share' in navigator) {
      // Closing the dialog without sharing rejects the promise and is no error.
      const share = () => navigator.share({ title, url }).catch(() => undefined);
      this.find('device').hidden = false;
      this.find('device').addEventListener('click', share, { signal });
    }
  }
}

customElements.define('share-links', ShareLinks);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The address and title that are shared, and the status when the address has been copied. */
      'share-links': ElementProps<{ url: string; subject: string; copied: string }>;
    }
  }
}
