import { defineToolbarApp } from 'astro/toolbar';
import { PAGE_SHOWN } from '../../runtime/navigation/page-shown.ts';
import styles from './edit.css?inline';
import { openEditor } from './editor.ts';
import { textNodes, unitAt, unitOf } from './page-texts.ts';

/** The key under which the browser's tab remembers from page to page that Edit is on. */
const ON = 'edit-is-on';

/** Makes the texts of the page reachable by Tab, or leaves it as it was. */
function reachTexts(isOn: boolean): void {
  for (const one of document.querySelectorAll('[data-reached]')) one.removeAttribute('tabindex');
  for (const node of isOn ? textNodes() : []) {
    const { parentElement } = node;
    if (!(parentElement instanceof HTMLElement) || parentElement.tabIndex >= 0) continue;
    // What React has not taken over yet must stay as it was printed.
    if (!unitOf(node)?.isOwn || parentElement.closest('astro-island[ssr]')) continue;
    parentElement.tabIndex = 0;
    parentElement.dataset.reached = '';
  }
}

/** The app "Edit" of Astro's toolbar (docs/edit-on-the-page.md). */
export default defineToolbarApp({
  init(canvas, app, server) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    canvas.adoptedStyleSheets = [sheet];
    document.adoptedStyleSheets.push(sheet);
    const { panel, place, leave, save, open, typing, isChanged } = openEditor(canvas);
    let isOn = false;

    const onKey = (event: KeyboardEvent) => {
      const { key, type, target } = event;
      const act = (does: () => unknown) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (type === 'keydown') does();
      };
      const { field, text } = typing() ?? {};
      const isControl = event.ctrlKey || event.metaKey;
      if (field?.contains(target as Node)) {
        const isSave = key === 'Enter' ? text?.path[0] !== 'body' : key === 's' && isControl;
        const { parentElement } = field;
        if (isSave) return act(save);
        // A button takes the space bar for a press.
        if (key === ' ' && field.closest('button, summary'))
          return act(() => document.execCommand('insertText', false, ' '));
        if (key !== 'Escape') return event.stopImmediatePropagation();
        // The toolbar would close its app when the key comes up.
        const once = { capture: true, once: true };
        if (type === 'keydown') addEventListener('keyup', (up) => up.stopPropagation(), once);
        return act(() => {
          leave();
          parentElement?.focus();
        });
      }
      const { activeElement } = document;
      if (key !== 'Enter' || isControl || !activeElement || activeElement === document.body) return;
      const [unit] = textNodes(activeElement).flatMap((node) => unitOf(node) ?? []);
      if (unit) act(() => open(unit));
    };

    const onClick = (event: MouseEvent) => {
      const target = event.composedPath()[0];
      // With Ctrl, links and buttons do what they do elsewhere. A click without a place comes from a key.
      if (event.ctrlKey || event.metaKey || event.detail === 0) return;
      if (!(target instanceof Element) || !document.contains(target)) return;
      const isTyped = typing()?.field.contains(target);
      const unit = target.closest('input, textarea, select')
        ? undefined
        : unitAt(event.clientX, event.clientY);
      if (!unit && !isTyped) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (unit && !isTyped) open(unit);
    };

    const onFocus = ({ target }: FocusEvent) => {
      const [node] = target instanceof Element ? textNodes(target) : [];
      place(node && unitOf(node));
    };

    const whileOn =
      <Happening extends Event>(does: (event: Happening) => void) =>
      (event: Event) =>
        isOn && does(event as Happening);
    for (const type of ['keydown', 'keyup']) addEventListener(type, whileOn(onKey), true);
    addEventListener('click', whileOn(onClick), true);
    addEventListener('focusin', whileOn(onFocus), true);
    const onMove = ({ clientX, clientY }: PointerEvent) => place(unitAt(clientX, clientY));
    addEventListener('pointermove', whileOn(onMove), true);
    addEventListener(
      'scroll',
      whileOn(() => place()),
      true,
    );
    // Pages that the router keeps have the texts of before.
    const onNavigate = (event: Event) => isChanged() && event.stopImmediatePropagation();
    window.navigation?.addEventListener('navigate', onNavigate, { capture: true });

    const show = () => {
      reachTexts(isOn);
      if (isOn) panel.show();
    };
    document.addEventListener(PAGE_SHOWN, show);
    const onHydrated = () => requestIdleCallback(() => reachTexts(isOn));
    addEventListener('astro:hydrate', onHydrated, true);
    // Nobody loses what they type meanwhile.
    server.on('edit:refused', () => (typing() ? panel.show() : location.reload()));
    app.onToggled(({ state }) => {
      isOn = state;
      sessionStorage.setItem(ON, `${state}`);
      leave();
      show();
    });
    if (sessionStorage.getItem(ON) === 'true') app.toggleState({ state: true });
  },
});
