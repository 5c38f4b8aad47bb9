// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { ConnectedElement } from './connected-element.ts';
import { part } from './part.ts';

interface Parts {
  button: HTMLButtonElement;
  note?: HTMLElement;
}
const pressed = vi.fn();

class TestElement extends ConnectedElement<Parts> {
  protected connect(signal: AbortSignal): void {
    this.find('button').addEventListener('click', pressed, { signal });
    this.title = `${this.findAll('button').length} ${typeof this.find('note')}`;
  }
}
customElements.define('test-element', TestElement);

/** The element as it comes into a page, with all that is in it. */
function show() {
  const element = document.createElement('test-element');
  const button = document.createElement('button');
  for (const [name, value] of Object.entries(part<Parts>('button')))
    button.setAttribute(name, value);
  element.append(button);
  document.body.append(element);
  return element;
}

test('it finds its parts by their names; one that may be missing is undefined', () => {
  expect(show().title).toBe('1 undefined');
});

test('what it listens to ends when it leaves, and begins once when it comes back', () => {
  pressed.mockReset();
  const element = show();
  const button = element.querySelector('button') as HTMLButtonElement;
  button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
  element.remove();
  button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
  document.body.append(element);
  button.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('a name that the script does not know does not compile', () => {
  // @ts-expect-error
  part<Parts>('buton');
  // @ts-expect-error
  part('button');
  expect(part<Parts>('note')).toEqual({ 'data-part': 'note' });
});
