import type { Text as Copy } from '../texts.ts';
import { ask, make } from './ask.ts';
import { unseenMarks } from './page-texts.ts';

/** Is told of a text before and after its change. */
export type OnSaved = (before: Copy & { id?: number }, after: Copy) => void;

/** A text with a field to type into, which Ctrl+S and a button save. */
function item(text: Copy & { id?: number }, onSaved: OnSaved): HTMLElement {
  const rows = Math.ceil(text.said.length / 40) || 1;
  const area = make('textarea', { value: text.said, rows });
  const fault = make('strong');
  const count = make('small');
  const button = make('button', { type: 'button' }, 'Save');
  const tell = () => {
    button.hidden = area.value === text.said;
    // What variables become counts, not their names.
    const filled = area.value.replace(/\{([^}]*)\}/g, (whole, name) => text.names[name] ?? whole);
    count.textContent = text.limit ? `${filled.length} of ${text.limit} ` : '';
  };
  tell();
  area.addEventListener('input', tell);
  const save = async () => {
    const answer = await ask('save', text.place, text.said, area.value);
    if ('text' in answer) onSaved(text, answer.text);
    else fault.textContent = answer.problem;
  };
  button.addEventListener('click', save);
  area.addEventListener('keydown', (event) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  });
  const head = make('span', { title: `${text.file}:${text.line}` }, text.field);
  return make('label', {}, head, area, count, button, fault);
}

/** A change as before and after, with the way back. */
function changeItem(change: Awaited<ReturnType<typeof ask<'changes'>>>[number]): HTMLElement {
  const { file, field, before, after, refusal } = change;
  const undo = make('button', { type: 'button', hidden: Boolean(refusal) }, 'Undo');
  const fault = make('strong', {}, refusal ? `Put back: ${refusal}` : '');
  undo.addEventListener('click', async () => {
    const answer = await ask('save', change.place, after, before);
    if ('text' in answer) location.reload();
    else fault.textContent = answer.problem;
  });
  const was = make('del', {}, before);
  return make('div', {}, `${file} ${field}`, was, make('ins', {}, after), undo, fault);
}

/** Opens the panel beside the page. */
export function openPanel(canvas: ShadowRoot, onSaved: OnSaved) {
  const notes = make('p');
  const parts = { fields: make('details'), unseen: make('details'), changed: make('details') };
  canvas.append(make('aside', { ariaLabel: 'Edit' }, notes, ...Object.values(parts)));
  const fill = (part: keyof typeof parts, title: string, items: Node[]) => {
    parts[part].replaceChildren(make('summary', {}, title), ...items);
    parts[part].hidden = items.length === 0;
  };
  const fillTexts = (part: keyof typeof parts, title: string, texts: Copy[]) =>
    fill(
      part,
      title,
      texts.map((text) => item(text, onSaved)),
    );
  const showChanges = async () => {
    const all = await ask('changes');
    const files = [...new Set(all.flatMap(({ file, refusal }) => (refusal ? [] : file)))].join(' ');
    const command = `git switch -c change-copy && git commit -m "Change copy" -- ${files} && git push -u origin HEAD`;
    const propose = make('p', { hidden: !files }, 'Propose it: ', make('code', {}, command));
    const items = [...all.toReversed().map(changeItem), propose];
    fill('changed', `What I changed (${all.length})`, all.length > 0 ? items : []);
    parts.changed.open ||= all.some(({ refusal }) => refusal);
  };
  return {
    /** Lists what the page holds and does not show, and what was changed. */
    async show() {
      const texts = await ask('texts', ...unseenMarks());
      fill('fields', '', []);
      fillTexts('unseen', `This page: not seen (${texts.length})`, texts);
      await showChanges();
    },
    /** Lists the fields of a part of the page. */
    list(title: string, texts: Copy[], isOpen: boolean) {
      fillTexts('fields', title, texts);
      parts.fields.open = isOpen;
    },
    /** Says what is to do after a change. */
    async note({ isTranslated }: Copy) {
      await showChanges();
      const others = isTranslated ? await ask('languages', location.pathname) : [];
      const links = others.flatMap(({ locale, path }) => {
        const name = new Intl.DisplayNames('en', { type: 'language' }).of(locale);
        const link = make('a', { href: path }, `Open it in ${name}`);
        return [`The ${name} of this is now older. `, link];
      });
      notes.replaceChildren(...links);
    },
  };
}
