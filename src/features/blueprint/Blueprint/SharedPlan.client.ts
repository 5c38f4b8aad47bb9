import { ConnectedElement } from '../../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../../runtime/elements/part.ts';
import { wakeIsland } from '../../../runtime/elements/wake-island.ts';

export interface SharedPlanParts {
  /** The day on which the plan is printed, in the language of this element. */
  date: HTMLParagraphElement;
}

/** `<shared-plan>` wakes the blueprint for visitors who arrive by the address of a plan, and dates what is printed. */
class SharedPlan extends ConnectedElement<SharedPlanParts> {
  protected connect(): void {
    const form = this.querySelector('form');
    if (form && location.search) wakeIsland(form);
    const date = this.find('date');
    date.textContent = new Date().toLocaleDateString(date.lang, { dateStyle: 'long' });
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
