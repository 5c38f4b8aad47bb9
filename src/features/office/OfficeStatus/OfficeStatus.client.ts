/** How often the clock is looked at, in milliseconds. */
const MINUTE = 60_000;

async function tell(element: HTMLElement): Promise<void> {
  const [{ officeStatus }, { ownZone }] = await Promise.all([
    import('../office-status.ts'),
    import('../zone-clock.ts'),
  ]);
  const office = JSON.parse(element.dataset.office ?? '');
  const words = JSON.parse(element.dataset.words ?? '');
  const line = element.querySelector('span');
  const links = element.parentElement?.querySelector('[data-live]');
  const live = links?.firstElementChild;
  const show = () => {
    const { text, isOpen } = officeStatus(office, words, new Date(), ownZone());
    if (line && text && text !== line.textContent) line.textContent = text;
    // While nobody answers, the link that needs somebody there comes last.
    const isFirst = links?.firstElementChild === live;
    if (live && isFirst !== isOpen) links?.[isOpen ? 'prepend' : 'append'](live);
    // A page that has been left takes its clock with it.
    if (!element.isConnected) clearInterval(timer);
  };
  const timer = setInterval(show, MINUTE);
  show();
}

/** Says at every office status under `root`, once it is in view, whether people answer now. */
export function startOfficeStatus(root: ParentNode): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      // Without its script the office hours stand, which are true.
      tell(target as HTMLElement).catch(() => undefined);
    }
  });
  for (const element of root.querySelectorAll('[data-office]')) observer.observe(element);
}
