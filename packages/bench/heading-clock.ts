/** When a click showed its result, in milliseconds after it. */
export interface HeadingTimes {
  /** The first animation frame with the new heading. */
  frame: number;
  /** The time at which the browser had painted it. */
  painted: number;
  /** Time of that frame, in milliseconds since 1970. */
  at: number;
}

/** The name of the page's function that records the times. */
export const REPORT = 'benchReport';

interface Reporting extends Window {
  benchReport: (times: HeadingTimes) => void;
}

/**
 * Runs in every document before its own scripts. It records a click with its time stamp, and then waits for the
 * first frame in which the h1 is another one than at the click. The record is in sessionStorage, so that a link
 * which loads a new document is measured in the same way, and all times are wall times (`timeOrigin` plus time
 * stamp), which both documents share.
 */
export function clockHeading(): void {
  const NOTE = 'bench-click';
  const heading = () => document.querySelector('h1');

  const awaitHeading = (click: { at: number; from: string }) => {
    const times = { frame: 0, painted: 0, at: 0 };
    const report = () => {
      if (!times.frame || !times.painted) return;
      sessionStorage.removeItem(NOTE);
      (window as unknown as Reporting).benchReport(times);
    };
    const since = (time: number) => performance.timeOrigin + time - click.at;
    new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1) as
        | (PerformanceEntry & { renderTime: number })
        | undefined;
      if (!entry || times.painted) return;
      times.painted = since(entry.renderTime);
      report();
    }).observe({ type: 'element', buffered: true });
    const observer = new MutationObserver(() => {
      const next = heading();
      if (!next?.textContent || next.textContent === click.from) return;
      observer.disconnect();
      next.setAttribute('elementtiming', 'heading');
      requestAnimationFrame(() => {
        times.at = performance.timeOrigin + performance.now();
        times.frame = times.at - click.at;
        report();
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  };

  const noted = sessionStorage.getItem(NOTE);
  if (noted) awaitHeading(JSON.parse(noted));
  addEventListener(
    'click',
    (event) => {
      const at = performance.timeOrigin + event.timeStamp;
      const click = { at, from: heading()?.textContent ?? '' };
      sessionStorage.setItem(NOTE, JSON.stringify(click));
      awaitHeading(click);
    },
    { capture: true, once: true },
  );
}
