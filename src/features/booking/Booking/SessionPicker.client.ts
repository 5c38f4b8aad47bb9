import { ConnectedElement } from '../../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../../runtime/elements/part.ts';
import { wakeIsland } from '../../../runtime/elements/wake-island.ts';
import { addressedSession, asksForTimes } from '../session-address.ts';

/**
 * `<session-picker>` selects the session that the address names before the picker's island wakes, and wakes the
 * island at once for visitors who arrive by such an address.
 */
class SessionPicker extends ConnectedElement {
  protected connect(): void {
    const id = addressedSession();
    // What a visitor chose before this script came stays.
    const printed = this.querySelector('[name="session"][checked]:checked');
    for (const choice of this.querySelectorAll<HTMLInputElement>('[name="session"]')) {
      if (printed && choice.value === id) choice.checked = true;
    }
    const picker = this.querySelector('fieldset');
    if (picker && asksForTimes()) wakeIsland(picker);
  }
}

customElements.define('session-picker', SessionPicker);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'session-picker': ElementProps;
    }
  }
}
