import { ConnectedElement } from '../../lib/connected-element.ts';
import type { ElementProps } from '../../lib/part.ts';
import type { CheckParts } from './check-parts.ts';

/** Attribute of a stone that a file is held over. */
const OVER = 'data-over';

/**
 * `<document-check>` takes a file, by choice or drop, and fetches what compares it. The file goes nowhere else.
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
          const { list } = JSON.parse(this.getAttribute('words') ?? '');
          this.find('list').textContent = list.unreachable;
        });
    };
    const over = (event: DragEvent) => {
      event.preventDefault();
      stone.setAttribute(OVER, '');
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      stone.removeAttribute(OVER);
      check(event.dataTransfer?.files[0]);
    };
    const choose = () => {
      check(input.files?.[0]);
      // The same file may be chosen again.
      input.value = '';
    };
    stone.addEventListener('dragover', over, { signal });
    stone.addEventListener('dragleave', () => stone.removeAttribute(OVER), { signal });
    stone.addEventListener('drop', drop, { signal });
    input.addEventListener('change', choose, { signal });
    for (const name of ['focusin', 'pointerenter'])
      stone.addEventListener(name, () => void load().catch(() => undefined), {
        signal,
        once: true,
      });
    // What was chosen while this script was still on its way.
    choose();
  }
}

customElements.define('document-check', DocumentCheck);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** What is said of files and of the list, as JSON. */
      'document-check': ElementProps<{ words: string }>;
    }
  }
}
