import { restOutOfView, wake } from './resting.ts';

const SECTIONS = 'main > *, body > footer';

/**
 * Lets every section that is out of view rest. When a part of the page becomes inert, the browser computes the
 * style of each element in it again; while the rest of the page rests, that covers only what is in view.
 * @returns a function that wakes the page again after the next frame
 */
function restBelow(): () => void {
  const sections = restOutOfView([...document.querySelectorAll<HTMLElement>(SECTIONS)]);
  // A page that was left in the meantime keeps resting until it is shown again.
  const wakeShown = () => wake(sections.filter((section) => section.isConnected));
  return () => requestAnimationFrame(() => setTimeout(wakeShown));
}

/**
 * Attribute of the document while the page below a popover is kept from being scrolled (src/styles/base.css): what rests
 * there would be empty.
 */
const HELD = 'data-held';

/** All elements outside an element that neither contain it nor lie in it. */
function around(element: Element): HTMLElement[] {
  const { parentElement: parent } = element;
  if (!parent || element === document.body) return [];
  const beside = [...parent.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== element,
  );
  return [...beside, ...around(parent)];
}

/**
 * Makes a popover modal: while it is open, everything else is inert (HTML Standard, The inert attribute). This
 * happens once the popover has been painted, because it takes longer than showing the popover; `showModal()` of
 * a dialog makes the page inert before it shows anything.
 * @param signal aborts when the popover leaves the page
 */
export function makeModal(popover: HTMLElement, signal: AbortSignal): void {
  let release: (() => void) | undefined;
  const isOpen = () => popover.matches(':popover-open');
  /** A window that is turned or widened may have no place for it any more. */
  const closeUnseen = () => {
    if (isOpen() && !popover.checkVisibility()) popover.hidePopover();
  };
  const hold = () => {
    closeUnseen();
    if (release || !isOpen()) return;
    const wakeBelow = restBelow();
    document.documentElement.setAttribute(HELD, '');
    const others = around(popover).filter((one) => !one.inert);
    for (const one of others) one.inert = true;
    release = () => {
      for (const one of others) one.inert = false;
      document.documentElement.removeAttribute(HELD);
      wakeBelow();
      release = undefined;
    };
  };
  const follow = (event: ToggleEvent) => {
    if (event.newState === 'open') requestAnimationFrame(() => setTimeout(hold));
    else release?.();
  };
  popover.addEventListener('beforetoggle', follow, { signal });
  const size = new ResizeObserver(closeUnseen);
  size.observe(popover);
  signal.addEventListener('abort', () => size.disconnect());
  // Its button may have been pressed before this script arrived.
  hold();
}
