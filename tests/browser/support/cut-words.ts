import type { Page } from '@playwright/test';

/**
 * Finds words that a line break cuts in two without a hyphen, also in features that are not selected. Code
 * and addresses may break anywhere.
 * @returns each such word with the class of the element that holds it
 */
export const cutWords = (page: Page) =>
  page.evaluate(() => {
    const opened = new CSSStyleSheet();
    opened.replaceSync('[id^="feature-"] { display: block !important; }');
    document.adoptedStyleSheets.push(opened);
    const range = document.createRange();
    const linesOf = (node: Text, start: number, end: number) => {
      range.setStart(node, start);
      range.setEnd(node, end);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(boxes.map(({ top }) => Math.round(top))).size;
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const holder = text.parentElement;
      if (!holder || holder.closest('pre, code, script, .visuallyHidden')) continue;
      if (linesOf(text, 0, text.data.length) < 2) continue;
      for (const { 0: word, index } of text.data.matchAll(
        /(?<![@/.\p{L}\p{N}])[\p{L}\p{N}]{4,}(?![@/\p{L}\p{N}])/gu,
      ))
        if (linesOf(text, index, index + word.length) > 1) cut.push(`${word}: ${holder.className}`);
    }
    document.adoptedStyleSheets.pop();
    return cut;
  });
