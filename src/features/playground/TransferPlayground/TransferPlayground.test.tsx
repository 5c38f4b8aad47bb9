import { expect, test } from 'vitest';
import { propsOf, show, texts } from '../../../gallery/show.tsx';
import { Playground } from '../Playground/Playground.island.tsx';
import { examples } from './TransferPlayground.examples.ts';
import { TransferPlayground } from './TransferPlayground.tsx';

test('without a script every scenario can be read, and the example tells which rule refused', () => {
  const props = propsOf(examples, 'As on its page');
  const page = show(TransferPlayground, { ...props, children: <Playground {...props} /> });
  for (const { title, steps } of props.content.scenarios) {
    expect(texts(page, 'h3')).toContain(title);
    for (const { text, result } of steps) {
      expect(page.textContent).toContain(text);
      expect(page.textContent).toContain(result);
    }
  }
  const [{ refusedBy } = { refusedBy: undefined }] = props.example.done;
  expect(page.textContent).toContain(props.content.checks[refusedBy ?? 'running'].refuses);
});
