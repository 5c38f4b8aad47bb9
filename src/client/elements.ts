import { ACTIVITY, firstOf } from '../lib/activity.ts';
import { elementOf, isLater } from '../lib/element-name.ts';

/** Defines the custom elements of the header and the footer, which every page has. */
import.meta.glob(['../site/*/*.client.ts', '../features/search/Search/*.client.ts'], {
  eager: true,
});

/** The other elements: `Counter/CountUp.client.ts` defines `<count-up>`. */
const definitions = import.meta.glob([
  '../{sections,features,ui}/**/*.client.ts',
  '../**/*.later.ts',
  '!../features/search/Search/*',
]);

const active = firstOf([...ACTIVITY, 'focusin'], window);

/**
 * Fetches the definitions of those custom elements that stand in a page. The HTML of an element does
 * what HTML can until its definition comes, and for good where it cannot be fetched.
 */
export function defineElements(page: ParentNode): void {
  for (const [file, define] of Object.entries(definitions)) {
    if (!page.querySelector(elementOf(file))) continue;
    Promise.resolve(isLater(file) && active)
      .then(define)
      .catch(() => {});
  }
}

/** Does a key on a menu's button again that was pressed before the menu was defined. */
export function holdMenuKeys(): void {
  addEventListener('keydown', (event) => {
    const menu = (event.target as Element).closest('mega-menu:not(:defined) button');
    if (!menu || !/^(Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    const again = new KeyboardEvent('keydown', event);
    customElements.whenDefined('mega-menu').then(() => menu.dispatchEvent(again));
  });
}
