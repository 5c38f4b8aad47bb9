import { EASE, wantsLessMotion } from '../browser/preferences.ts';

/** How long a picture travels, in milliseconds. */
const DURATION = 250;

/** The picture of a link that was followed, and where it stood in the window. */
export interface Pressed {
  image: HTMLImageElement;
  from: DOMRect;
}

/**
 * The picture of the card whose link was followed, if it has loaded and the visitor has not asked for less
 * motion. It needs the Navigation API's `sourceElement`, which not every browser has.
 */
export function pressedPicture(event: NavigateEvent): Pressed | undefined {
  if (wantsLessMotion()) return undefined;
  const { sourceElement } = event;
  const link = sourceElement?.closest('a');
  const image = (link?.closest('main li, main article') ?? link)?.querySelector('img');
  const from = image?.getBoundingClientRect();
  return image?.naturalWidth && from?.width ? { image, from } : undefined;
}

/**
 * The keyframes that move a picture from one box to another. Both sides share one scale, and what does not fit
 * is clipped.
 */
function framesOf(from: DOMRect, to: DOMRect): Keyframe[] {
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const [across, down] = [
    (to.width - from.width / scale) / 2,
    (to.height - from.height / scale) / 2,
  ];
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  return [
    {
      translate: `${x}px ${y}px`,
      transform: `scale(${scale})`,
      clipPath: `inset(${down}px ${across}px)`,
    },
    { translate: '0', transform: 'none', clipPath: 'inset(0)', opacity: 1, offset: 0.7 },
    { opacity: 0 },
  ];
}

/**
 * Moves the picture of a card to the hero of the page that its link led to, behind the text there, and fades it
 * out over the hero's own picture. A view transition would hold the new page back until the old one is
 * captured, and would block clicks.
 */
export function travel({ image, from }: Pressed, main: HTMLElement): void {
  const hero = main.querySelector<HTMLElement>('header picture');
  const head = hero?.parentElement;
  if (!hero || !head) return;
  requestAnimationFrame(() => {
    const to = hero.getBoundingClientRect();
    // Another navigation may have replaced the page meanwhile.
    if (!to.width) return;
    const { x, y } = head.getBoundingClientRect();
    const copy = new Image();
    copy.src = image.currentSrc;
    copy.alt = '';
    // The class of the card's picture crops it as on the card, and mirrors it where text runs from right to
    // left.
    copy.className = image.className;
    const { maskImage, zIndex } = getComputedStyle(hero);
    copy.style.cssText = `position:absolute;z-index:${zIndex};left:${to.x - x}px;top:${to.y - y}px;width:${to.width}px;height:${to.height}px;max-width:none;mask-image:${maskImage}`;
    hero.after(copy);
    const journey = copy.animate(framesOf(from, to), { duration: DURATION, easing: EASE });
    journey.onfinish = journey.oncancel = () => copy.remove();
  });
}
