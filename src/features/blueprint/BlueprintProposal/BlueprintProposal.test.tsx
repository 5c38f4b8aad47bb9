import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, texts } from '../../../gallery/show.tsx';
import { formatNumber } from '../../../lib/format-number.ts';
import { STRUCTURE } from '../blueprint.ts';
import { sayVerdict } from '../say.ts';
import { examples } from './BlueprintProposal.examples.ts';
import { BlueprintProposal } from './BlueprintProposal.tsx';

const shown = (name: string) => {
  const props = propsOf(examples, name);
  return { props, page: render(<BlueprintProposal {...props} />).container };
};

test('every line leads to a page, and its rule is marked for editors and not read out', () => {
  const { props, page } = shown('Everything that rules can add');
  const { structure, modules, approvals, drivers, cautions, documents } = props.blueprint;
  const lines = [
    ...STRUCTURE.map((part) => structure[part]),
    ...modules,
    ...approvals,
    ...drivers,
    ...cautions,
    ...documents,
  ];
  const text = page.textContent ?? '';
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  for (const { rule, href, title } of lines) {
    expect(text).toContain(title);
    expect(text).not.toContain(rule);
    expect(page.querySelector(`[data-rule="${rule}"]`)).not.toBeNull();
    expect(links).toContain(href);
  }
});

test('the name of a page stands for its address where it is known', () => {
  const { page } = shown('Worked example');
  expect(texts(page, 'a[href="/legal/risk"]')).toContain('Risk notice');
});

test('the sum shows its inputs, or says that there is none', () => {
  const { props, page } = shown('Worked example');
  const lines = props.blueprint.registers?.model.lines;
  expect(texts(page, 'tbody th')).toHaveLength(lines?.length ?? 0);
  expect(page.textContent).toContain(formatNumber(props.blueprint.answers.holders));
  const none = shown('No sum for this asset');
  expect(none.page.querySelector('table')).toBeNull();
  expect(none.page.textContent).toContain(sayVerdict(none.props.blueprint, none.props.messages));
});

test('papers stand with the step that needs them', () => {
  const { props, page } = shown('Worked example');
  const [paper] = props.blueprint.documents;
  const [first] = page.querySelectorAll('[aria-labelledby="papers-title"] ol > li');
  expect(first?.textContent).toContain(paper?.title);
});
