import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';
import { ANSWERS_PARAMETER, type GuideParts } from './guide-parts.ts';

/**
 * `<regulator-guide>` loads the script that asks its questions at the first interaction, or at once where the
 * address holds answers. A button that was pressed before is pressed again when the script is there.
 */
class RegulatorGuide extends ConnectedElement<GuideParts> {
  protected connect(signal: AbortSignal): void {
    let started: Promise<void> | undefined;
    const start = () => {
      started ??= import('./run-guide.lazy.ts')
        .then(({ runGuide }) => {
          if (!signal.aborted) runGuide(this, signal);
          early.abort();
        })
        .catch((error) => {
          started = undefined;
          console.info('The questions stay as they are:', error);
        });
      return started;
    };
    const early = new AbortController();
    const quiz = this.find('quiz');
    for (const name of ['focusin', 'pointerenter'])
      quiz.addEventListener(name, start, { signal: early.signal });
    const hold = (event: Event) => {
      const control = event.target instanceof Element && event.target.closest('button');
      if (control) start().then(() => early.signal.aborted && control.click());
    };
    quiz.addEventListener('click', hold, { signal: early.signal });
    signal.addEventListener('abort', () => early.abort());
    if (new URLSearchParams(location.search).has(ANSWERS_PARAMETER)) start();
  }
}

customElements.define('regulator-guide', RegulatorGuide);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The questions, the rows and the messages of the result, as JSON. */
      'regulator-guide': ElementProps<{ guide: string }>;
    }
  }
}
