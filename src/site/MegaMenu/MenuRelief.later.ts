import { savesData } from '../../runtime/browser/preferences.ts';
import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';
import { getPage } from '../../runtime/navigation/page-cache.ts';

/** The elements that the script needs: the place of the pictures, and the name under them. */
export interface MenuReliefParts {
  pictures: HTMLElement;
  name: HTMLElement;
}

/** How long a pointer or the focus must rest on a link before its picture is fetched, in milliseconds. */
const REST = 90;
/** The greatest width at which the pictures are shown, by which the browser chooses a file. */
const SIZES = '20rem';

/** A copy of the relief in a page's hero, for a smaller place; null where the page has none. */
async function reliefOf(href: string): Promise<HTMLPictureElement | null> {
  // The router has already requested the page when the pointer reached the link.
  const page = await getPage(new URL(href));
  const found = page.querySelector<HTMLPictureElement>('main header picture');
  if (!found) return null;
  const picture = document.importNode(found, true);
  picture.removeAttribute('class');
  for (const source of picture.querySelectorAll('source')) source.sizes = SIZES;
  const image = picture.querySelector('img') as HTMLImageElement;
  image.alt = '';
  image.fetchPriority = 'auto';
  await image.decode();
  return picture;
}

/**
 * `<menu-relief>` shows the relief and the name of the page that a link of its panel leads to, while the link
 * is pointed at or has the focus. Nothing is fetched before a link has been pointed at for a moment, and
 * nothing for visitors who save data: they keep the picture of the group.
 */
class MenuRelief extends ConnectedElement<MenuReliefParts> {
  #group = '';
  #shown = '';
  #wanted: HTMLAnchorElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected connect(signal: AbortSignal): void {
    const panel = this.closest<HTMLElement>('[popover]');
    if (!panel || savesData()) return;
    this.#group = this.find('name').textContent;
    const intend = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLAnchorElement>('li a');
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
    const picture = await reliefOf(link.href).catch(() => null);
    if (this.#wanted !== link || !picture) return;
    this.#shown = link.href;
    // A link's own text comes first; the line that helps to choose follows it in an element of its own.
    this.find('name').textContent = link.firstChild?.textContent ?? this.#group;
    // The picture below stays visible until this one has faded in.
    const pictures = this.find('pictures');
    pictures.append(picture);
    while (pictures.childElementCount > 3) pictures.children[1]?.remove();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#wanted = undefined;
    this.#shown = '';
    this.find('name').textContent = this.#group;
    const pictures = this.find('pictures');
    while (pictures.childElementCount > 1) pictures.lastElementChild?.remove();
  }
}

customElements.define('menu-relief', MenuRelief);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'menu-relief': ElementProps;
    }
  }
}
