import { whenVisible } from '../../../runtime/browser/when-visible.ts';
import { ConnectedElement } from '../../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../../runtime/elements/part.ts';

/** How often the status is updated, in milliseconds. */
const MINUTE = 60_000;

/** What the script needs of an office status. */
export interface OfficeStatusParts {
  /** The line that tells the hours. */
  line: HTMLElement;
  /** Links, the first of which leads to people. */
  links?: HTMLElement;
}

/**
 * `<office-status>` shows, once it is in view, whether people answer now. While nobody does, the link to people
 * is moved to the end.
 */
class OfficeStatus extends ConnectedElement<OfficeStatusParts> {
  protected connect(signal: AbortSignal): void {
    // If the script fails, the office hours in the HTML stay, and they are right.
    whenVisible(this, () => this.#tell(signal).catch(() => undefined), { signal });
  }

  async #tell(signal: AbortSignal): Promise<void> {
    const [{ officeStatus }, { ownZone }] = await Promise.all([
      import('../office-status.ts'),
      import('@falaj/contract/zone-clock.ts'),
    ]);
    if (signal.aborted) return;
    const clock = JSON.parse(this.getAttribute('clock') ?? '');
    const messages = JSON.parse(this.getAttribute('messages') ?? '');
    const line = this.find('line');
    const links = this.find('links');
    const toPeople = links?.firstElementChild;
    const show = () => {
      const { text, isOpen } = officeStatus(clock, messages, new Date(), ownZone() ?? clock.zone);
      if (text && text !== line.textContent) line.textContent = text;
      const isFirst = links?.firstElementChild === toPeople;
      if (toPeople && isFirst !== isOpen) links?.[isOpen ? 'prepend' : 'append'](toPeople);
    };
    show();
    const timer = setInterval(show, MINUTE);
    signal.addEventListener('abort', () => clearInterval(timer));
  }
}

customElements.define('office-status', OfficeStatus);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The office's hours and the sentences about them, as JSON. */
      'office-status': ElementProps<{ clock: string; messages: string }>;
    }
  }
}
