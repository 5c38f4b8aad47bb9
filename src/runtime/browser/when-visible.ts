/**
 * Calls back once, when an element comes into view.
 * @param margin how far outside the window an element counts as visible, as a CSS margin (IntersectionObserver)
 * @param signal ends the waiting
 */
export function whenVisible(
  element: Element,
  act: () => void,
  { margin = '0px', signal }: { margin?: string; signal?: AbortSignal } = {},
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  signal?.addEventListener('abort', () => observer.disconnect());
}
