import { MODULE_MISSING } from '../../browser/module-missing.ts';
import { ConnectedElement } from '../../elements/connected-element.ts';
import type { ElementProps } from '../../elements/part.ts';

/** Vite's event, whose type Vite keeps to modules that ask for all of its own. */
type FailedImport = Event & { payload: Error };

/** The address in what a browser says of a failed import; Safari names none. */
const urlIn = (message: string) => /https?:\S+/.exec(message)?.[0];

/** The page's main script: it goes with the version that the page is of. */
const mainScript = () => document.querySelector<HTMLScriptElement>('script[src]')?.src;

/**
 * `<reload-offer>` shows itself when the page asks for a script that the server no longer has: the
 * site was deployed anew after the page was opened. Offline, or while the server fails, it stays
 * hidden, because to reload would not help. Vite tells of a failed import by `vite:preloadError`
 * (https://vite.dev/guide/build#load-error-handling).
 */
class ReloadOffer extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const check = async (url: string | null | undefined) => {
      const request = { method: 'HEAD', cache: 'no-store' } as const;
      const answer = url ? await fetch(url, request).catch(() => undefined) : undefined;
      if (answer?.status === 404) this.hidden = false;
    };
    addEventListener(
      'vite:preloadError',
      (event) => void check(urlIn((event as FailedImport).payload.message) ?? mainScript()),
      { signal },
    );
    addEventListener(
      MODULE_MISSING,
      ({ target }) => void check((target as Element).getAttribute('component-url')),
      { signal },
    );
    this.querySelector('button')?.addEventListener('click', () => location.reload(), { signal });
  }
}

customElements.define('reload-offer', ReloadOffer);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'reload-offer': ElementProps;
    }
  }
}
