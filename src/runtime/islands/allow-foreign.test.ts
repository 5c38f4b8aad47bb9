// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { allowForeign } from './allow-foreign.ts';

let box: HTMLElement;
let field: HTMLElement;

beforeAll(() => allowForeign());

beforeEach(() => {
  document.body.innerHTML = '<div><p></p><input><b></b></div>';
  box = document.body.firstElementChild as HTMLElement;
  field = box.querySelector('input') as HTMLElement;
});

/** Puts a foreign element around the field. */
function wrap() {
  const foreign = document.createElement('div');
  field.replaceWith(foreign);
  foreign.append(field);
}

test('what belongs before a wrapped field is put before what is around it', () => {
  wrap();
  box.insertBefore(document.createElement('i'), field);
  expect(box.innerHTML).toBe('<p></p><i></i><div><input></div><b></b>');
});

test('what belongs before something that is gone comes last', () => {
  field.remove();
  box.insertBefore(document.createElement('i'), field);
  expect(box.innerHTML).toBe('<p></p><b></b><i></i>');
});

test('a wrapped field is removed from what is around it', () => {
  wrap();
  expect(box.removeChild(field)).toBe(field);
  expect(box.innerHTML).toBe('<p></p><div></div><b></b>');
});

test('what is gone or stands elsewhere is left alone', () => {
  field.remove();
  expect(box.removeChild(field)).toBe(field);
  document.body.append(field);
  box.removeChild(field);
  expect(field.isConnected).toBe(true);
});

test('all else is inserted and removed as ever', () => {
  box.insertBefore(document.createElement('i'), field);
  box.insertBefore(document.createElement('u'), null);
  box.removeChild(field);
  expect(box.innerHTML).toBe('<p></p><i></i><b></b><u></u>');
});
