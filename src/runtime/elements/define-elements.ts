import { ACTIVITY, firstOf } from '../activity.ts';
import { nextFrame } from '../next-frame.ts';
import { elementOf } from './element-name.ts';

/** Defines the custom elements of header and footer at once, since every page has them. */
import.meta.glob(['../../site/*/*.client.ts', '../../features/search/Search/*.client.ts'], {
  eager: true,
});

/** The files that define all other elements: `Counter/CountUp.client.ts` defines `<count-up>`. */
const definitions = import.meta.glob([
  '../../{sections,features,ui}/**/*.client.ts',
  '!../../features/search/Search/*',
]);

/**
 * Resolves two frames after the visitor first does something on the page. A tap can take two frames, one for
 * the touch and one for the click, and its result is to be seen before scripts are loaded.
 */
export const active = firstOf([...ACTIVITY, 'focusin'], window)
  .then(nextFrame)
  .then(nextFrame);

/**
 * Fetches the definitions of the custom elements that a page contains. Until its definition arrives, an element
 * does what its HTML can; so it does for good where the definition cannot be fetched.
 * @returns once every definition is there or has failed to load
 */
export async function defineElements(page: ParentNode): Promise<void> {
  const started: Promise<unknown>[] = [];
  for (const [file, define] of Object.entries(definitions)) {
    if (!page.querySelector(elementOf(file))) continue;
    started.push(define().catch(console.info));
  }
  await Promise.all(started);
}

/** Repeats a key that was pressed on a menu's button before the menu was defined. */
export function holdMenuKeys(): void {
  addEventListener('keydown', (event) => {
    const { target, key } = event;
    // When nothing has the focus, the target of a key can be the document.
    if (!(target instanceof Element) || !/^(Arrow|Home|End)/.test(key)) return;
    const menu = target.closest('mega-menu:not(:defined) button');
    if (!menu) return;
    event.preventDefault();
    const again = new KeyboardEvent('keydown', event);
    customElements.whenDefined('mega-menu').then(() => menu.dispatchEvent(again));
  });
}

/** The links and buttons that narrow or expand a list whose element is not defined yet. */
const CHOICE = 'filter-list:not(:defined) :is(a, button)[data-part]';

/**
 * Presses a choice of a list again that was pressed before its list was defined; where the definition cannot be
 * fetched, the choice leads where it leads. From then on nothing is held any more.
 */
export function holdChoices(): void {
  const hold = (event: MouseEvent) => {
    const { target, metaKey, ctrlKey, shiftKey } = event;
    if (!(target instanceof Element) || metaKey || ctrlKey || shiftKey) return;
    const choice = target.closest<HTMLElement>(CHOICE);
    if (!choice) return;
    event.preventDefault();
    defineElements(document).then(() => {
      removeEventListener('click', hold);
      // On a page that was left in the meantime there is nothing to narrow.
      if (choice.isConnected) choice.click();
    });
  };
  addEventListener('click', hold);
}
