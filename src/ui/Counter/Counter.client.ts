import { formatNumber } from '../../lib/format-number.ts';

/** Length of the count in milliseconds and its steps (spec section 9). */
const DURATION = 2000;
const STEPS = 60;

function count(element: HTMLElement): void {
  const { count: target = '0', prefix = '', suffix = '' } = element.dataset;
  const digits = target.split('.')[1]?.length ?? 0;
  let step = 0;
  const show = () => {
    const value = (Number(target) * step) / STEPS;
    element.textContent = `${prefix}${formatNumber(value, digits)}${suffix}`;
  };
  show();
  const timer = setInterval(() => {
    step += 1;
    show();
    // A page that has been left takes its counters with it.
    if (step === STEPS || !element.isConnected) clearInterval(timer);
  }, DURATION / STEPS);
}

/**
 * Lets every counter under `root` count once, when it comes into view. Under reduced motion the
 * final value of the HTML stands (WCAG 2.3.3).
 */
export function startCounters(root: ParentNode): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      count(target as HTMLElement);
    }
  });
  for (const element of root.querySelectorAll('[data-count]')) observer.observe(element);
}
