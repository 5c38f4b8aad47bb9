import { PAGE_SHOWN } from './navigation/page-shown.ts';

/** What the scripts of counters put on window (src/lib/visit-counter.ts). */
interface Counters {
  plausible?: (event: string) => void;
  umami?: { track: (page: (known: object) => object) => void };
}

/** Tells a counter of the pages that the router shows, of which its script learns nothing. */
document.addEventListener(PAGE_SHOWN, () => {
  const { plausible, umami } = window as Counters;
  plausible?.('pageview');
  const { pathname: url } = location;
  umami?.track((known) => ({ ...known, url, title: document.title }));
});
