import { MODULE_MISSING } from '../../runtime/browser/module-missing.ts';
import { showBar } from '../../runtime/browser/show-bar.ts';
import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';

/** The event that Vite sends; Vite declares its type only for modules that import all of its client types. */
type FailedImport = Event & { payload: Error };

/** The address in a browser's message about a failed import; Safari's contains none. */
const urlIn = (message: string) => /https?:\S+/.exec(message)?.[0];

/** The page's main script, which belongs to the version of the site that the page comes from. */
const mainScript = () => document.querySelector<HTMLScriptElement>('script[src]')?.src;

/**
 * `<reload-offer>` appears when the page requests a script that the server no longer has, because the site was
 * deployed again after the page was opened. While the visitor is offline or the server fails, it stays hidden,
 * because a reload would not help. Vite reports a failed import with the event `vite:preloadError`
 * (https://vite.dev/guide/build#load-error-handling).
 */
class ReloadOffer extends ConnectedElement {
  protected connect(signal: AbortSignal): void {
    const check = async (url: string | null | undefined) => {
      const request = { method: 'HEAD', cache: 'no-store' } as const;
      const answer = url ? await fetch(url, request).catch(() => undefined) : undefined;
      if (answer?.status === 404) showBar(this);
    };
    addEventListener(
      'vite:preloadError',
      (event) => void check(urlIn((event as FailedImport).payload.message) ?? mainScript()),
      { signal },
    );
    addEventListener(
      MODULE_MISSING,
      ({ target }) =>
        void check(target instanceof Element ? target.getAttribute('component-url') : null),
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
