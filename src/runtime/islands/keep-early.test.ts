// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keep, recall } from '../browser/tab-memory.ts';
import { keepEarly } from './keep-early.ts';

const KEY = 'a-draft';
let form: HTMLFormElement;
let name: HTMLInputElement;

/** Leaves the page, as a reload does. */
const leave = () => dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  keep(KEY);
  document.body.innerHTML = `<form data-draft="${KEY}"><input name="name"><input name="town"></form>`;
  form = document.body.firstElementChild as HTMLFormElement;
  name = form.elements.namedItem('name') as HTMLInputElement;
});

/** Puts the form into an element that has no definition yet. */
function waitForDefinition() {
  const element = document.createElement('not-defined-yet');
  document.body.append(element);
  element.append(form);
  keepEarly(form);
}

test('what was typed is kept where the element around the form is not defined yet', () => {
  waitForDefinition();
  name.value = 'Layla';
  leave();
  expect(recall(KEY)).toEqual({ name: 'Layla' });
});

test('a draft from before keeps what stands in no field yet', () => {
  keep(KEY, { name: 'Layla', town: 'Al Ain' });
  waitForDefinition();
  leave();
  expect(recall(KEY)).toEqual({ name: 'Layla', town: 'Al Ain' });
  name.value = 'Maryam';
  leave();
  expect(recall(KEY)).toEqual({ name: 'Maryam', town: 'Al Ain' });
});

test('a form that names no draft keeps nothing', () => {
  form.removeAttribute('data-draft');
  waitForDefinition();
  name.value = 'Layla';
  leave();
  expect(recall(KEY)).toBeUndefined();
});
