import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';

/** What the script finds in the element. */
export interface HeroDetailParts {
  collapse: HTMLDetailsElement;
  sheet: HTMLElement;
  dialog: HTMLDialogElement;
}

/**
 * Shows the detail of a first screen as a dialog. The sheet stays in its collapse until then, where the browser's search and
 * print find it; a search that opens the collapse is left alone.
 */
class HeroDetail extends ConnectedElement<HeroDetailParts> {
  protected connect(signal: AbortSignal): void {
    const [collapse, sheet, dialog] = [
      this.find('collapse'),
      this.find('sheet'),
      this.find('dialog'),
    ];
    const back = () => collapse.append(sheet);
    collapse.firstElementChild?.addEventListener(
      'click',
      (event) => {
        if (collapse.open) return;
        event.preventDefault();
        dialog.append(sheet);
        dialog.showModal();
        sheet.scrollTop = 0;
      },
      { signal },
    );
    dialog.addEventListener('close', back, { signal });
    // The sheet fills the dialog, so that a press on the dialog itself is one beside it; links lead to parts of the page.
    dialog.addEventListener(
      'click',
      ({ target }) => {
        if (target === dialog || (target as Element).closest('a[href^="#"]')) dialog.close();
      },
      { signal },
    );
    signal.addEventListener('abort', () => {
      dialog.close();
      back();
    });
  }
}

customElements.define('hero-detail', HeroDetail);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'hero-detail': ElementProps<{ class?: string | undefined }>;
    }
  }
}
