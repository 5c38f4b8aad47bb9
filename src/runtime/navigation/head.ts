import { PRINTED } from './printed.ts';

/** What a page was printed with in its head, except for its styles, which have a file of their own. */
export const ownHead = ({ head }: Document): Element[] => [
  ...head.querySelectorAll(`[${PRINTED}]:not(style)`),
];

/** Replaces description, canonical address, sharing and structured data with those of the new page. */
export function swapHead(next: Element[]): void {
  const wanted = [...next];
  for (const element of ownHead(document)) {
    const same = wanted.findIndex((candidate) => candidate.isEqualNode(element));
    if (same < 0) element.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted.map((element) => document.importNode(element, true)));
}
