import { restBelow } from '../../browser/rest-below.ts';

/** All elements outside an element that neither contain it nor lie in it. */
function around(element: Element): HTMLElement[] {
  const { parentElement: parent } = element;
  if (!parent || element === document.body) return [];
  const beside = [...parent.children].filter((one) => one !== element) as HTMLElement[];
  return [...beside, ...around(parent)];
}

/**
 * Makes a popover modal: while it is open, everything else is inert (HTML Standard, The inert attribute). This
 * happens once the popover has been painted, because it takes longer than showing the popover; `showModal()` of
 * a dialog makes the page inert before it shows anything.
 * @param signal aborts when the menu leaves the page
 */
export function makeModal(popover: HTMLElement, signal: AbortSignal): void {
  let release: (() => void) | undefined;
  const hold = () => {
    if (release || !popover.matches(':popover-open')) return;
    const wake = restBelow();
    const others = around(popover).filter((one) => !one.inert);
    for (const one of others) one.inert = true;
    release = () => {
      for (const one of others) one.inert = false;
      wake();
      release = undefined;
    };
  };
  const follow = (event: ToggleEvent) => {
    if (event.newState === 'open') requestAnimationFrame(() => setTimeout(hold));
    else release?.();
  };
  popover.addEventListener('beforetoggle', follow, { signal });
  // Its button may have been pressed before this script arrived.
  hold();
}
