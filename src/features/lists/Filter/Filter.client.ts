/** Names that a filter may have in the address. */
const NAMES = ['q', 'category', 'type', 'difficulty', 'industry', 'tag', 'shown'];

/** What a visitor turns to first: the search box, a choice, the button for more. */
const PARTS = '[data-filter], [data-filter-choice], [data-filter-more]';

/**
 * Fetches what narrows the list of a page at the first sign that it is wanted: a part of it is
 * touched or focused, or the address already says what to show. What is pressed or sent before that
 * has come is done again once it has; if it cannot be fetched, links and forms keep their own meaning.
 */
export function startFilter(root: ParentNode): void {
  if (!root.querySelector('[data-filter-list]')) return;
  let started: Promise<void> | undefined;
  let isOver = false;
  let again: (() => void) | undefined;
  const start = () => {
    started ??= import('../narrow-list.ts')
      .then(({ narrowList }) => narrowList(root))
      .catch((error) => console.info('The list stays as it is:', error))
      .then(() => {
        isOver = true;
        again?.();
      });
    return started;
  };
  const asked = new URLSearchParams(location.search);
  if (NAMES.some((name) => asked.has(name))) start();
  for (const part of root.querySelectorAll<HTMLElement>(PARTS)) {
    for (const sign of ['focusin', 'pointerenter', 'input'])
      part.addEventListener(sign, start, { once: true });
    const form = part instanceof HTMLFormElement ? part : undefined;
    part.addEventListener(form ? 'submit' : 'click', (event) => {
      const { metaKey, ctrlKey, shiftKey } = event as Partial<MouseEvent>;
      if (isOver || metaKey || ctrlKey || shiftKey) return;
      event.preventDefault();
      again = () => (form ? form.requestSubmit() : part.click());
      start();
    });
  }
}
