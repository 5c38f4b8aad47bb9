import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';
import type { CheckParts } from './check-parts.ts';

/** Attribute of the drop area while a file is held over the page. */
const OVER = 'data-over';

/** Whether a file is being dragged; dragged text and links are left to the browser. */
const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * `<document-check>` takes a file by choice or drop, and loads the script that compares it. The file never
 * leaves the device.
 */
class DocumentCheck extends ConnectedElement<CheckParts> {
  protected connect(signal: AbortSignal): void {
    const [stone, input] = [this.find('stone'), this.find('input')];
    const load = () => import('./check-file.lazy.ts');
    const check = (file: File | undefined) => {
      if (!file) return;
      load()
        .then(({ checkFile }) => checkFile(this, file, signal))
        .catch((error) => {
          console.info('Nothing was checked:', error);
          const { list } = JSON.parse(this.getAttribute('messages') ?? '');
          this.find('list').textContent = list.unreachable;
        });
    };
    const over = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      stone.setAttribute(OVER, '');
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!relatedTarget) stone.removeAttribute(OVER);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      stone.removeAttribute(OVER);
      check(event.dataTransfer?.files[0]);
    };
    const choose = () => {
      check(input.files?.[0]);
      // Without this, choosing the same file again would cause no event.
      input.value = '';
    };
    // A file may be dropped anywhere on the page. Outside the drop area the browser would otherwise leave the
    // page and open the file.
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    input.addEventListener('change', choose, { signal });
    for (const name of ['focusin', 'pointerenter'])
      stone.addEventListener(name, () => void load().catch(() => undefined), {
        signal,
        once: true,
      });
    // A file may have been chosen before this script arrived.
    choose();
  }
}

customElements.define('document-check', DocumentCheck);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The messages about files and the list, as JSON. */
      'document-check': ElementProps<{ messages: string }>;
    }
  }
}
