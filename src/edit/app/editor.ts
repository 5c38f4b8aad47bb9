import type { Text as Copy } from '../texts.ts';
import { ask, make } from './ask.ts';
import { rangeOf, showChanged, textNodes, type Unit, unitOf } from './page-texts.ts';
import { openPanel } from './panel.ts';
import { startTyping, type Typing } from './typing.ts';

/** Lays an element over a part of the window. */
function lay({ style }: HTMLElement, { x, y, width, height }: DOMRect): void {
  style.translate = `${x}px ${y}px`;
  style.inlineSize = `${width}px`;
  style.blockSize = `${height}px`;
}

/** Lets texts of the page be pointed at, typed and saved. */
export function openEditor(canvas: ShadowRoot) {
  const outline = make('div', { className: 'outline', hidden: true });
  const bubble = make('div', { className: 'bubble', hidden: true });
  let typing: (Typing & { text: Copy & { id?: number } }) | undefined;
  let pointed: Unit | undefined;
  /** Whether a text was saved, so that pages which the router keeps have the one of before. */
  let isChanged = false;

  const onSaved = (before: Copy & { id?: number }, after: Copy) => {
    isChanged = true;
    const { id, path, shown } = before;
    if (id === undefined || path[0] === 'body' || !showChanged(id, shown, after.shown))
      location.reload();
    else panel.note(after);
  };
  const panel = openPanel(canvas, onSaved);
  canvas.append(outline, bubble);

  /** Draws a line around a text, and puts what is said of the typed one below it. */
  const place = (unit = pointed) => {
    pointed = unit;
    const box = unit && !typing ? rangeOf(unit.node).getBoundingClientRect() : new DOMRect();
    outline.hidden = box.width === 0;
    lay(outline, box);
    const field = typing?.field.getBoundingClientRect() ?? new DOMRect();
    const within = (at: number, room: number) => `${Math.max(8, Math.min(at, room - 8))}px`;
    const x = within(field.left, innerWidth - bubble.offsetWidth);
    bubble.style.translate = `${x} ${within(field.bottom + 8, innerHeight - bubble.offsetHeight)}`;
  };

  const say = (problem = '') => {
    if (!typing) return;
    const { text, field } = typing;
    const { length } = field.textContent ?? '';
    const keys = text.path[0] === 'body' ? 'Ctrl+S' : 'Enter';
    const others = textNodes().filter((node) => unitOf(node)?.ids.includes(text.id ?? -1)).length;
    bubble.replaceChildren(
      make('p', {}, `${text.file}:${text.line} ${text.field}`),
      make('p', {}, text.limit ? `${length} of ${text.limit} characters` : `${length} characters`),
      make('p', {}, `${keys} saves, Escape leaves it as it was`),
      make('p', { hidden: others === 0 }, `Other places of this page that show it: ${others}`),
      make('strong', {}, problem),
    );
    bubble.hidden = false;
    place();
  };

  const leave = () => {
    typing?.end();
    typing = undefined;
    bubble.hidden = true;
    outline.hidden = true;
  };

  return {
    panel,
    place,
    leave,
    isChanged: () => isChanged,
    typing: () => typing,
    /** Saves what is typed; where it is refused, it stays with the reason below it. */
    async save() {
      if (!typing) return;
      const { text } = typing;
      const after = typing.said();
      const answer =
        after === text.said ? undefined : await ask('save', text.place, text.said, after);
      if (answer && 'problem' in answer) return say(answer.problem);
      leave();
      if (answer) onSaved(text, answer.text);
    },
    /** Begins to type a text; lists the fields of one that is made of several. */
    async open({ node, ids, isOwn }: Unit) {
      leave();
      const texts = await ask('texts', ...ids);
      const [text] = texts;
      const isOne = text && texts.length === 1 && (isOwn || text.path[0] === 'body');
      if (isOwn && !isOne) return panel.list('This text is made of', texts, true);
      if (isOne) {
        typing = { ...startTyping(node, text), text };
        typing.field.addEventListener('input', () => say());
        say();
      }
      panel.list('Fields of this part', await ask('beside', ...ids), !isOne);
    },
  };
}
