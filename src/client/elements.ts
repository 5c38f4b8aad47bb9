import { elementOf, isLater } from '../elements/element-name.ts';
import { ACTIVITY, firstOf } from './activity.ts';
import { nextFrame } from './next-frame.ts';

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

/**
 * Resolves once a visitor does something anywhere on the first page, and has seen what came of it. A finger's touch
 * and its click are two frames.
 */
export const active = firstOf([...ACTIVITY, 'focusin'], window)
  .then(nextFrame)
  .then(nextFrame);

/**
 * Fetches the definitions of those custom elements that stand in a page. The HTML of an element does
 * what HTML can until its definition comes, and for good where it cannot be fetched.
 * @returns when all that do not wait for activity are there, or cannot be fetched
 */
export async function defineElements(page: ParentNode): Promise<void> {
  const started: Promise<unknown>[] = [];
  for (const [file, define] of Object.entries(definitions)) {
    if (!page.querySelector(elementOf(file))) continue;
    // The error names the file that could not be fetched.
    if (isLater(file)) active.then(define).catch(console.info);
    else started.push(define().catch(console.info));
  }
  await Promise.all(started);
}

/**
 * Resolves once what a visitor has typed is with the element around its form: in the first moments
 * of a page that element is still plain HTML, and keeps nothing. A reload waits for nothing: `keepEarly` is there
 * for it (engage/keep-early.ts).
 */
export async function keepTyped(): Promise<void> {
  const forms = document.querySelectorAll<HTMLFormElement>('main :not(:defined) form');
  const isTyped = (form: HTMLFormElement) => [...new FormData(form).values()].some(Boolean);
  if ([...forms].some(isTyped)) await defineElements(document);
}

/** Does a key on a menu's button again that was pressed before the menu was defined. */
export function holdMenuKeys(): void {
  addEventListener('keydown', (event) => {
    const { target, key } = event;
    // A key that is pressed while nothing has the focus may have the document for its target.
    if (!(target instanceof Element) || !/^(Arrow|Home|End)/.test(key)) return;
    const menu = target.closest('mega-menu:not(:defined) button');
    if (!menu) return;
    event.preventDefault();
    const again = new KeyboardEvent('keydown', event);
    customElements.whenDefined('mega-menu').then(() => menu.dispatchEvent(again));
  });
}

/** What is pressed to narrow or unfold a list of which the element is still plain HTML. */
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
      // A page that was left meanwhile has nothing to narrow.
      if (choice.isConnected) choice.click();
    });
  };
  addEventListener('click', hold);
}
