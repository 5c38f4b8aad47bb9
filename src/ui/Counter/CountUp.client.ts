import { formatNumber } from '../../lib/format-number.ts';
import { wantsLessMotion } from '../../runtime/browser/preferences.ts';
import { whenVisible } from '../../runtime/browser/when-visible.ts';
import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';

/** Length of the count in milliseconds, and the number of its steps. */
const DURATION = 2000;
const STEPS = 60;

/**
 * `<count-up>` counts once from 0 to its figure, when it comes into view. For visitors who ask for less motion
 * the final value in the HTML stays (WCAG 2.3.3).
 */
class CountUp extends ConnectedElement {
  #hasCounted = false;

  protected connect(signal: AbortSignal): void {
    // A page that is shown again keeps its final figures.
    if (this.#hasCounted || wantsLessMotion()) return;
    whenVisible(this, () => this.#count(signal), { signal });
  }

  #count(signal: AbortSignal): void {
    const [to = '0', leading = '', trailing = ''] = ['to', 'leading', 'trailing'].map(
      (name) => this.getAttribute(name) ?? undefined,
    );
    const digits = to.split('.')[1]?.length ?? 0;
    let step = 0;
    const show = () => {
      this.textContent = `${leading}${formatNumber((Number(to) * step) / STEPS, digits)}${trailing}`;
    };
    this.#hasCounted = true;
    show();
    const timer = setInterval(() => {
      step += 1;
      show();
      if (step === STEPS) clearInterval(timer);
    }, DURATION / STEPS);
    const stop = () => {
      clearInterval(timer);
      step = STEPS;
      show();
    };
    signal.addEventListener('abort', stop);
  }
}

customElements.define('count-up', CountUp);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The figure to count to, and the text before and after it. */
      'count-up': ElementProps<{ to: number; leading: string; trailing: string }>;
    }
  }
}
