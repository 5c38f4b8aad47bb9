import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { sampleMessages } from './content.ts';
import type { Example } from './example.ts';

/** For unit tests: renders a component with the interface's messages, and returns the element around it. */
export function show<Props extends object>(
  Component: ComponentType<Props & { messages: typeof sampleMessages }>,
  props: Props,
): HTMLElement {
  return render(<Component {...props} messages={sampleMessages} />).container;
}

/** For unit tests: the props of an example, found by its name. */
export function propsOf<Props>(examples: Example<Props>[], name: string): Props {
  const found = examples.find((example) => example.name === name);
  if (!found) throw new Error(`there is no example named "${name}"`);
  return found.props;
}

/** For unit tests: the texts of every element that `selector` finds, in their order. */
export const texts = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent ?? '');
