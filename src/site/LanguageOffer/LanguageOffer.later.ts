import { pageLocale } from '../../lib/page-language.ts';
import { keep, recall } from '../../runtime/browser/tab-memory.ts';
import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';

/** Set once the offer has been made in this tab. */
const MADE = 'language-offer';

/** Whether the browser asks for a language before that of the page. */
function isWanted(language: string): boolean {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((name) => name === language || name === pageLocale()) === language;
}

/** `<language-offer>` appears once in a tab, where the browser asks for its language before that of the page. */
class LanguageOffer extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const language = this.querySelector('a')?.hreflang ?? '';
    if (!isWanted(language) || recall(MADE)) return;
    keep(MADE, true);
    this.hidden = false;
    const hide = () => {
      this.hidden = true;
    };
    this.querySelector('button')?.addEventListener('click', hide, { signal });
  }
}

customElements.define('language-offer', LanguageOffer);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'language-offer': ElementProps;
    }
  }
}
