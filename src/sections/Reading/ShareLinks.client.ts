import { ConnectedElement } from '../../elements/connected-element.ts';
import type { ElementProps } from '../../elements/part.ts';

/** What the script needs of the ways to share. */
export interface ShareParts {
  copy: HTMLButtonElement;
  device: HTMLButtonElement;
  status: HTMLElement;
}

/** `<share-links>` shows the ways to share that this browser has: its clipboard, the device's dialog. */
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
      // A visitor who closes the dialog again has done nothing wrong.
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
      /** What is shared, and what is said when its address is in the clipboard. */
      'share-links': ElementProps<{ url: string; subject: string; copied: string }>;
    }
  }
}
