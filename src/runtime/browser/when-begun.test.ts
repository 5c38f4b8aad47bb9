// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenBegun } from './when-begun.ts';

let form: HTMLFormElement;
let box: HTMLInputElement;
let kind: HTMLSelectElement;
let end: AbortController;
const begin = vi.fn();

beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="q"><select name="kind"><option value="">All</option><option>gold</option></select></form>';
  form = document.body.firstElementChild as HTMLFormElement;
  box = form.elements.namedItem('q') as HTMLInputElement;
  kind = form.elements.namedItem('kind') as HTMLSelectElement;
  end = new AbortController();
  begin.mockReset();
});
afterEach(() => end.abort());
const look = () => whenBegun(form, begin, end.signal);
const showPage = () => dispatchEvent(new Event('pageshow'));

test('an untouched form is not begun', () => {
  look();
  showPage();
  expect(begin).not.toHaveBeenCalled();
});

test.each([
  ['typed', () => Object.assign(box, { value: 'custody' })],
  ['chosen', () => Object.assign(kind, { value: 'gold' })],
  ['a caret', () => box.focus()],
])('what was there before is seen: %s', (_what, turn) => {
  turn();
  look();
  expect(begin).toHaveBeenCalledTimes(1);
});

test('what the browser restores as the page is shown is seen, until the form leaves', () => {
  look();
  box.value = 'custody';
  showPage();
  expect(begin).toHaveBeenCalledTimes(1);
  end.abort();
  showPage();
  expect(begin).toHaveBeenCalledTimes(1);
});
