import { keyInReading } from '../../runtime/browser/arrow-keys.ts';
import { savesData } from '../../runtime/browser/preferences.ts';
import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';

/** How long a pointer must rest on a group before it opens, in milliseconds. */
const OPEN_DELAY = 200;
/** The same while another panel is open, in milliseconds. */
const SWITCH_DELAY = 150;
/** How long a pointer may leave, for example to cut a corner into the panel, in milliseconds. */
const CLOSE_DELAY = 320;
/** How long a pointer must rest on a link before the picture of its page is fetched, in milliseconds. */
const PICTURE_DELAY = 80;
/** A click this soon after hovering opened the panel means "open" and does not close it, in milliseconds. */
const SAME_INTENT = 600;

interface Group {
  trigger: HTMLButtonElement;
  panel: HTMLElement;
  links: HTMLElement[];
}

/** The index that a key moves to among `count` entries; it can be one before the first or after the last. */
function target(key: string, at: number, count: number): number | undefined {
  if (/^Arrow(Down|Right)$/.test(key)) return at + 1;
  if (/^Arrow(Up|Left)$/.test(key)) return at - 1;
  return { Home: 0, End: count - 1 }[key];
}

/**
 * `<mega-menu>` adds to the groups in the header what HTML lacks: opening on hover, arrow keys, Home and End, closing
 * when the focus leaves, the side from which the next panel comes (its attribute `from`), an inert page below, the
 * picture of the page that is pointed at or focused, and aria-expanded (APG, Disclosure navigation). In the menu of
 * phones the same groups are lines, which only open.
 */
class MegaMenu extends ConnectedElement {
  #groups: Group[] = [];
  #open = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hoveredAt = 0;
  #holds = false;

  protected connect(signal: AbortSignal): void {
    // Browsers without the popover API open the panels with CSS alone.
    if (!('popover' in HTMLElement.prototype)) return;
    const triggers = [...this.querySelectorAll<HTMLButtonElement>('li > [popovertarget]')];
    this.#groups = triggers.flatMap((trigger) => {
      const panel = trigger.nextElementSibling;
      if (!(panel instanceof HTMLElement)) return [];
      return { trigger, panel, links: [...panel.querySelectorAll<HTMLElement>('a')] };
    });
    for (const [index, group] of this.#groups.entries())
      for (const follow of [
        this.#followPanel,
        this.#followPointer,
        this.#followKeys,
        this.#followLinks,
      ])
        follow.call(this, index, group, signal);
    const leave = ({ relatedTarget: next }: FocusEvent) =>
      next instanceof Node && !this.contains(next) && this.#hide();
    this.addEventListener('focusout', leave, { signal });
    signal.onabort = () => clearTimeout(this.#timer);
  }

  /** Whether the groups are lines of the open menu of phones. */
  #areLines = () => this.querySelector(':scope > :popover-open') !== null;

  #show(index: number): void {
    const group = this.#groups[index];
    if (group && index !== this.#open) group.panel.showPopover({ source: group.trigger });
  }

  #hide = () => this.#groups[this.#open]?.panel.hidePopover();

  /** Lets a click beside an open panel close it, and reach nothing below. */
  #holdPage = () => {
    const page = document.querySelector('main');
    const isHeld = this.#open >= 0 && !this.#areLines();
    if (page && this.#holds !== isHeld) page.inert = isHeld;
    this.#holds = isHeld;
  };

  #plan(delay: number, act: () => void): void {
    clearTimeout(this.#timer);
    if (!this.#areLines()) this.#timer = setTimeout(act, delay);
  }

  #followPanel(index: number, { trigger, panel }: Group, signal: AbortSignal): void {
    // Its button may have been pressed before this script arrived.
    if (panel.matches(':popover-open')) this.#open = index;
    trigger.ariaExpanded = String(this.#open === index);
    const slide = ({ newState }: ToggleEvent) => {
      if (newState !== 'open' || this.#areLines()) return;
      this.setAttribute('from', this.#open < 0 ? '' : index > this.#open ? 'end' : 'start');
    };
    const reflect = ({ newState }: ToggleEvent) => {
      const isOpen = newState === 'open';
      trigger.ariaExpanded = String(isOpen);
      if (isOpen) this.#open = index;
      else if (this.#open === index) this.#open = -1;
      // A panel that replaces another one leaves the page as it is.
      setTimeout(this.#holdPage);
    };
    panel.addEventListener('beforetoggle', slide, { signal });
    panel.addEventListener('toggle', reflect, { signal });
  }

  #followPointer(index: number, { trigger, panel }: Group, signal: AbortSignal): void {
    const rest = () =>
      this.#plan(this.#open < 0 ? OPEN_DELAY : SWITCH_DELAY, () => {
        if (index !== this.#open) this.#hoveredAt = performance.now();
        this.#show(index);
      });
    const enter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && rest();
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') this.#plan(CLOSE_DELAY, this.#hide);
    };
    const click = (event: MouseEvent) => {
      clearTimeout(this.#timer);
      if (this.#open === index && event.timeStamp - this.#hoveredAt < SAME_INTENT)
        event.preventDefault();
    };
    trigger.addEventListener('pointerenter', enter, { signal });
    if (trigger.matches(':hover')) rest();
    trigger.addEventListener('pointerleave', leave, { signal });
    trigger.addEventListener('click', click, { signal });
    panel.addEventListener('pointerenter', () => clearTimeout(this.#timer), { signal });
    panel.addEventListener('pointerleave', leave, { signal });
  }

  #followKeys(index: number, { trigger, panel, links }: Group, signal: AbortSignal): void {
    const onTrigger = (event: KeyboardEvent) => {
      if (this.#areLines()) return;
      const count = this.#groups.length;
      const move = event.key === 'ArrowUp' ? undefined : target(keyInReading(event), index, count);
      if (event.key === 'ArrowDown') {
        this.#show(index);
        links[0]?.focus();
      } else if (move !== undefined) {
        const next = (move + count) % count;
        if (this.#open >= 0) this.#show(next);
        this.#groups[next]?.trigger.focus();
      } else return;
      event.preventDefault();
    };
    const inPanel = (event: KeyboardEvent) => {
      if (this.#areLines()) return;
      const at = links.indexOf(document.activeElement as HTMLElement);
      const move = target(keyInReading(event), at, links.length);
      if (event.key === 'Escape') {
        panel.hidePopover();
        trigger.focus();
      } else if (move === -1 && event.key.startsWith('Arrow')) trigger.focus();
      else if (move !== undefined) links[move % links.length]?.focus();
      else return;
      event.preventDefault();
    };
    trigger.addEventListener('keydown', onTrigger, { signal });
    panel.addEventListener('keydown', inPanel, { signal });
  }

  #followLinks(_: number, { panel }: Group, signal: AbortSignal): void {
    const image = panel.querySelector('img');
    if (!image || savesData()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = ({ target: at }: Event) => {
      const src = at instanceof Element && at.closest<HTMLElement>('a')?.dataset.picture;
      clearTimeout(timer);
      if (!src || this.#areLines()) return;
      timer = setTimeout(() => {
        image.src = src;
      }, PICTURE_DELAY);
    };
    for (const name of ['pointerover', 'focusin']) panel.addEventListener(name, show, { signal });
  }
}

customElements.define('mega-menu', MegaMenu);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'mega-menu': ElementProps;
    }
  }
}
