import { pageLocale } from '../../lib/page-language.ts';
import { showBar } from '../../runtime/browser/show-bar.ts';
import { keep, recall } from '../../runtime/browser/tab-memory.ts';
import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';
import { PAGE_SHOWN } from '../../runtime/navigation/page-shown.ts';
import { samePage } from '../../runtime/navigation/take-address.ts';

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
    const link = this.querySelector('a');
    if (!link || !isWanted(link.hreflang)) return;
    const look = () => {
      // A page that stands in fewer languages has none to offer; another one may be shown after it.
      if (!samePage(link)) this.hidden = true;
      else if (!recall(MADE)) {
        keep(MADE, true);
        showBar(this);
      }
    };
    const hide = () => {
      this.hidden = true;
    };
    this.querySelector('button')?.addEventListener('click', hide, { signal });
    document.addEventListener(PAGE_SHOWN, look, { signal });
    look();
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
