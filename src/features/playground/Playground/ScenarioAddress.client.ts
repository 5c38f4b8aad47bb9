import { ConnectedElement } from '../../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../../runtime/elements/part.ts';
import { wakeIsland } from '../../../runtime/elements/wake-island.ts';

/**
 * `<scenario-address>` wakes the playground at once for visitors who arrive by the address of a scenario or a
 * run, even a damaged one.
 */
class ScenarioAddress extends ConnectedElement {
  protected connect(): void {
    const name = location.hash.slice(1);
    const place = name && document.getElementById(name);
    const link = this.querySelector('nav a');
    // An address that leads to another place on the page does not concern the playground.
    if (link && name && (!place || this.contains(place))) wakeIsland(link);
  }
}

customElements.define('scenario-address', ScenarioAddress);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'scenario-address': ElementProps;
    }
  }
}
