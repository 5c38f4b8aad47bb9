import type { Text as Copy } from '../texts.ts';
import { make } from './ask.ts';

/** A text that is being typed, in place of what the page shows. */
export interface Typing {
  field: HTMLElement;
  /** What is typed, with the names of its variables. */
  said: () => string;
  /** Shows the page again as it was. */
  end: () => void;
}

/** A text as parts to type: plain words, and a chip for each variable that cannot be typed into. */
const partsOf = ({ said, names }: Copy) =>
  said.split(/(\{\w[\w./-]*\})/).map((part) => {
    const value = part.startsWith('{') ? names[part.slice(1, -1)] : undefined;
    if (value === undefined) return part;
    const chip = make('span', { title: `${part} becomes ${value}` }, value);
    chip.contentEditable = 'false';
    chip.dataset.chip = part;
    return chip;
  });

/** The element that shows all of a block of Markdown. */
function blockAround(node: Text): HTMLElement {
  let block = node.parentElement as HTMLElement;
  while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
    block = block.parentElement;
  return block.closest('table, ul, ol, blockquote') ?? block;
}

/**
 * Lets a text be typed where the page shows it: a block of Markdown in place of its whole element.
 * @param node that shows it
 */
export function startTyping(node: Text, text: Copy): Typing {
  const isBlock = text.path[0] === 'body';
  const field = make('span', { role: 'textbox', ariaLabel: `${text.field} of ${text.file}` });
  field.append(...partsOf(text));
  field.contentEditable = 'plaintext-only';
  field.dataset.typing = isBlock ? 'block' : 'line';
  const shown = isBlock ? blockAround(node) : node;
  shown.replaceWith(field);
  field.focus();
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();
  const saidIn = (part: ChildNode) =>
    (part instanceof HTMLElement && part.dataset.chip) || (part.textContent ?? '');
  return {
    field,
    said() {
      const said = [...field.childNodes].map(saidIn).join('');
      // What is pasted can have several lines.
      return isBlock ? said : said.replace(/\s*\n\s*/g, ' ');
    },
    end: () => field.replaceWith(shown),
  };
}
