import { formatNumber } from '../../lib/format-number.ts';
import { wantsLessMotion } from '../../runtime/browser/preferences.ts';
import { whenVisible } from '../../runtime/browser/when-visible.ts';
import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';

/** Length of the count in milliseconds, and the number of its steps. */
const DURATION = 2000;
const STEPS = 60;

/** Where money begins, as a part of the figure, so that no price is shown that is far from the true one. */
const NEAR = 0.8;

/** The figures that have counted since the site was opened, by page and by what is said of them. */
const counted = new Set<string>();

/**
 * `<count-up>` counts once from 0 to its figure, or from near it, when it comes into view; `data-counting` marks it
 * until the figure is the final one. A page that is opened again keeps its final figures. For visitors who ask for
 * less motion the final value in the HTML stays (WCAG 2.3.3).
 */
class CountUp extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const said = this.closest('dl > *')?.textContent ?? this.parentElement?.textContent;
    const figure = `${location.pathname} ${said}`;
    if (counted.has(figure) || wantsLessMotion()) return;
    const count = () => {
      counted.add(figure);
      this.#count(signal);
    };
    whenVisible(this, count, { signal });
  }

  #count(signal: AbortSignal): void {
    const to = this.getAttribute('to') ?? '0';
    const from = this.hasAttribute('near') ? NEAR : 0;
    const digits = to.split('.')[1]?.length ?? 0;
    const final = this.textContent;
    let step = 0;
    const show = () => {
      const isFinal = step === STEPS;
      const part = from + ((1 - from) * step) / STEPS;
      this.textContent = isFinal ? final : formatNumber(Number(to) * part, digits);
      this.toggleAttribute('data-counting', !isFinal);
      if (isFinal) this.style.minInlineSize = '';
    };
    this.style.minInlineSize = `${this.getBoundingClientRect().width}px`;
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
      /** The figure to count to, and whether the count begins near it. */
      'count-up': ElementProps<{ to: number; near?: '' }>;
    }
  }
}
