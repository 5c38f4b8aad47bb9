/** A pointer has to rest this long on a group before it opens, in milliseconds (spec section 9). */
const OPEN_DELAY = 200;
/** Once a panel is open, its neighbour follows sooner. */
const SWITCH_DELAY = 150;
/** A pointer may leave for this long, to cut a corner on its way into the panel. */
const CLOSE_DELAY = 320;

interface Group {
  trigger: HTMLButtonElement;
  panel: HTMLElement;
  links: HTMLElement[];
}

function readGroups(menu: Element): Group[] {
  return [...menu.querySelectorAll<HTMLButtonElement>('[data-menu-trigger]')].map((trigger) => {
    const panel = trigger.nextElementSibling as HTMLElement;
    return { trigger, panel, links: [...panel.querySelectorAll<HTMLElement>('a')] };
  });
}

/**
 * Adds to the native popovers of the mega menu what HTML alone lacks: opening on hover, arrow keys,
 * Home and End, closing when focus leaves, the direction of the slide, and aria-expanded
 * (spec section 4; APG, Disclosure navigation). The header outlives navigations, so this runs once.
 */
export function startMegaMenu(root: ParentNode): void {
  const menu = root.querySelector('[data-mega-menu]');
  // Browsers from before the popover API open the panels by CSS alone.
  if (!menu || !('popover' in HTMLElement.prototype)) return;
  const groups = readGroups(menu);
  let open = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hoveredAt = 0;

  const show = (index: number) => {
    const group = groups[index];
    if (!group || index === open) return;
    group.panel.dataset.from = open < 0 ? '' : index > open ? 'end' : 'start';
    group.panel.showPopover({ source: group.trigger });
  };
  const plan = (delay: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };

  groups.forEach(({ trigger, panel, links }, index) => {
    trigger.ariaExpanded = 'false';
    panel.addEventListener('beforetoggle', (event) => {
      if (event.newState !== 'open') return;
      panel.dataset.from = open < 0 ? '' : index > open ? 'end' : 'start';
    });
    panel.addEventListener('toggle', (event) => {
      const isOpen = event.newState === 'open';
      trigger.ariaExpanded = String(isOpen);
      if (isOpen) open = index;
      else if (open === index) open = -1;
    });

    trigger.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return;
      plan(open < 0 ? OPEN_DELAY : SWITCH_DELAY, () => {
        hoveredAt = event.timeStamp + OPEN_DELAY;
        show(index);
      });
    });
    panel.addEventListener('pointerenter', () => clearTimeout(timer));
    for (const element of [trigger, panel]) {
      element.addEventListener('pointerleave', (event) => {
        if (event.pointerType === 'mouse')
          plan(CLOSE_DELAY, () => groups[open]?.panel.hidePopover());
      });
    }
    // A click that follows its own hover means «open», not «close again».
    trigger.addEventListener('click', (event) => {
      clearTimeout(timer);
      if (open === index && event.timeStamp - hoveredAt < 600) event.preventDefault();
    });

    trigger.addEventListener('keydown', (event) => {
      const moves: Record<string, number> = {
        ArrowRight: index + 1,
        ArrowLeft: index - 1,
        Home: 0,
        End: groups.length - 1,
      };
      const move = moves[event.key];
      if (event.key === 'ArrowDown') {
        show(index);
        links[0]?.focus();
      } else if (move !== undefined) {
        const next = (move + groups.length) % groups.length;
        if (open >= 0) show(next);
        groups[next]?.trigger.focus();
      } else return;
      event.preventDefault();
    });
    panel.addEventListener('keydown', (event) => {
      const at = links.indexOf(document.activeElement as HTMLElement);
      const moves: Record<string, number> = {
        ArrowDown: at + 1,
        ArrowRight: at + 1,
        ArrowUp: at - 1,
        ArrowLeft: at - 1,
        Home: 0,
        End: links.length - 1,
      };
      const move = moves[event.key];
      if (event.key === 'Escape') {
        panel.hidePopover();
        trigger.focus();
      } else if (move === -1 && event.key.startsWith('Arrow')) trigger.focus();
      else if (move !== undefined) links[move % links.length]?.focus();
      else return;
      event.preventDefault();
    });
  });

  menu.addEventListener('focusout', (event) => {
    const next = (event as FocusEvent).relatedTarget as Node | null;
    if (next && !menu.contains(next)) groups[open]?.panel.hidePopover();
  });
}
