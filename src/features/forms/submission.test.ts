// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { isSuspect, readSubmission } from './submission.ts';

let form: HTMLFormElement;
const set = (name: string, value: string) => {
  (form.elements.namedItem(name) as HTMLInputElement).value = value;
};

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input name="first-name"><input type="email" name="email"><textarea name="message"></textarea>
    <select name="budget"><option value="">Please choose</option><option value="over-500k">Over $500,000</option></select>
    <input type="checkbox" name="news" value="yes"><input name="website"><input type="hidden" name="language" value="ar"><button>Send</button>
  </form>`;
  form = document.querySelector('form') as HTMLFormElement;
});

test('reads fields as they are posted', () => {
  set('first-name', '\u200B ليلى \u00AD👩🏽‍🚀 ');
  set('email', 'mailto:layla@c.example?subject=Hello');
  set('message', ' One\r\ntwo ');
  set('budget', 'over-500k');
  expect(readSubmission(form)).toEqual({
    fields: {
      'first-name': 'ليلى 👩🏽‍🚀',
      email: 'layla@c.example',
      message: 'One\ntwo',
      budget: 'over-500k',
    },
    consent: false,
    trapped: false,
  });
});

test('news are wanted only by who ticked the box', () => {
  (form.elements.namedItem('news') as HTMLInputElement).checked = true;
  expect(readSubmission(form).consent).toBe(true);
});

test('a filled trap and great haste are suspect, a person is not', () => {
  const longAgo = performance.now() - 4000;
  expect(isSuspect(readSubmission(form), longAgo)).toBe(false);
  expect(isSuspect(readSubmission(form), performance.now())).toBe(true);
  set('website', 'https://spam.example');
  expect(isSuspect(readSubmission(form), longAgo)).toBe(true);
});
