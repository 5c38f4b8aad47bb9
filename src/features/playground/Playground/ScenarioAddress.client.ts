import { ConnectedElement } from '../../../lib/connected-element.ts';
import type { ElementProps } from '../../../lib/part.ts';
import { wakeIsland } from '../../../lib/wake-island.ts';

/** `<scenario-address>` wakes the playground at once for who arrives by the address of a scenario or of a run. */
class ScenarioAddress extends ConnectedElement {
  protected connect(): void {
    const [scenario = ''] = location.hash.slice(1).split('!');
    const isRun = location.hash.includes('!');
    const link = this.querySelector('nav a');
    const isNamed =
      scenario !== '' && this.querySelector(`[id="${CSS.escape(scenario)}"]`) !== null;
    if (link && (isRun || isNamed)) wakeIsland(link);
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
