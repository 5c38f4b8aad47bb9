import { ConnectedElement } from '../../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../../runtime/elements/part.ts';
import { wakeIsland } from '../../../runtime/elements/wake-island.ts';

/** `<shared-plan>` wakes the blueprint for visitors who arrive by the address of a plan. */
class SharedPlan extends ConnectedElement {
  protected connect(): void {
    const form = this.querySelector('form');
    if (form && location.search) wakeIsland(form);
  }
}

customElements.define('shared-plan', SharedPlan);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'shared-plan': ElementProps;
    }
  }
}
