import { savesData } from '../../runtime/browser/preferences.ts';
import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';
import { getPage } from '../../runtime/navigation/page-cache.ts';

/** The element that the script needs: the place of the pictures. */
export interface LinkPictureParts {
  pictures: HTMLElement;
}

/** How long a pointer or the focus must rest on a link before its picture is fetched, in milliseconds. */
const REST = 90;
/** The greatest width at which the pictures are shown, by which the browser chooses a file. */
const SIZES = '50rem';

/** A copy of the picture in a page's hero, for a smaller place; null where the page has none. */
async function pictureOf(href: string): Promise<HTMLPictureElement | null> {
  // The router has already requested the page when the pointer reached the link.
  const page = await getPage(new URL(href));
  const found = page.querySelector<HTMLPictureElement>('main header picture');
  if (!found) return null;
  const picture = document.importNode(found, true);
  picture.removeAttribute('class');
  for (const offer of picture.querySelectorAll<HTMLSourceElement>('[srcset]')) offer.sizes = SIZES;
  const image = picture.querySelector('img');
  if (!image) return null;
  image.alt = '';
  image.fetchPriority = 'auto';
  await image.decode();
  return picture;
}

/**
 * `<link-picture>` shows the picture of the page that a link of its panel leads to, while the link is pointed at or has
 * the focus. Nothing is fetched before a link has been pointed at for a moment, and nothing in the menu of phones or
 * for visitors who save data: they keep the picture of the group.
 */
class LinkPicture extends ConnectedElement<LinkPictureParts> {
  #shown = '';
  #wanted: HTMLAnchorElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected connect(signal: AbortSignal): void {
    const panel = this.closest<HTMLElement>('[popover]');
    if (!panel || savesData()) return;
    const intend = ({ target }: Event) => {
      if (panel.parentElement?.closest(':popover-open')) return;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('li a');
      clearTimeout(this.#timer);
      if (link && link.href !== this.#shown) this.#timer = setTimeout(() => this.#show(link), REST);
    };
    const forget = ({ newState }: ToggleEvent) => newState === 'closed' && this.#forget();
    panel.addEventListener('pointerover', intend, { signal });
    panel.addEventListener('focusin', intend, { signal });
    panel.addEventListener('toggle', forget, { signal });
    signal.onabort = () => this.#forget();
  }

  async #show(link: HTMLAnchorElement): Promise<void> {
    this.#wanted = link;
    const picture = await pictureOf(link.href).catch(() => null);
    if (this.#wanted !== link || !picture) return;
    this.#shown = link.href;
    // The picture below stays visible until this one has faded in.
    const pictures = this.find('pictures');
    pictures.append(picture);
    while (pictures.childElementCount > 3) pictures.children[1]?.remove();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#wanted = undefined;
    this.#shown = '';
    const pictures = this.find('pictures');
    while (pictures.childElementCount > 1) pictures.lastElementChild?.remove();
  }
}

customElements.define('link-picture', LinkPicture);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'link-picture': ElementProps;
    }
  }
}
