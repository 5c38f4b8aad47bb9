import { EASE, wantsLessMotion } from '../browser/preferences.ts';

/** How long a picture travels, in milliseconds. */
const DURATION = 250;

/** A picture on the page that is left, and where it stood in the window. */
export interface Pressed {
  image: HTMLImageElement;
  from: DOMRect;
}

/**
 * The picture of the card whose link was followed, where it has come and motion is welcome. Browsers that do not say
 * which link it was (Navigation API, `sourceElement`) go without.
 */
export function pressedPicture(event: NavigateEvent): Pressed | undefined {
  if (wantsLessMotion()) return undefined;
  const { sourceElement } = event as { sourceElement?: Element | null };
  const link = sourceElement?.closest('a');
  const image = (link?.closest('main li, main article') ?? link)?.querySelector('img');
  const from = image?.getBoundingClientRect();
  return image?.naturalWidth && from?.width ? { image, from } : undefined;
}

/** What leads from the place of one box to that of another: one scale for both sides, and the rest clipped. */
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
 * Lets the picture of a card travel to the head of the page that it led to, under the words there, and give way to the
 * picture there. A view transition would hold that page back until the one before is captured, and take no clicks.
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
    // Its own styles cut it as on its card, and turn it where text runs from right to left.
    copy.className = image.className;
    const { maskImage, zIndex } = getComputedStyle(hero);
    copy.style.cssText = `position:absolute;z-index:${zIndex};left:${to.x - x}px;top:${to.y - y}px;width:${to.width}px;height:${to.height}px;max-width:none`;
    copy.style.maskImage = maskImage;
    hero.after(copy);
    const journey = copy.animate(framesOf(from, to), { duration: DURATION, easing: EASE });
    journey.onfinish = journey.oncancel = () => copy.remove();
  });
}
