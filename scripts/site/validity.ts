import { readFileSync } from 'node:fs';
import {
  type DOMReadyEvent,
  type HtmlElement,
  HtmlValidate,
  Rule,
  StaticConfigLoader,
} from 'html-validate';

let kept: HtmlElement | undefined;

/** Hands over the elements of the page that is being validated, so that no page is parsed a second time. */
class KeepElements extends Rule {
  override setup() {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      kept = document.root;
    });
  }
}

const { rules, ...settings } = JSON.parse(readFileSync('.htmlvalidate.json', 'utf8'));
const validator = new HtmlValidate(
  new StaticConfigLoader({
    ...settings,
    plugins: [{ name: 'keep', rules: { 'keep-elements': KeepElements } }],
    rules: { ...rules, 'keep-elements': 'error' },
  }),
);

/**
 * Checks a page with the rules of .htmlvalidate.json; docs/html-validity.md gives the reason for each exception.
 * @param file named in the faults
 * @returns its elements, and a line for each fault
 */
export function validate(html: string, file: string): { dom: HtmlElement; faults: string[] } {
  const { results } = validator.validateStringSync(html, file);
  if (!kept) throw new Error(`${file} cannot be read`);
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, message, ruleId }) => `${file}:${line}:${column}: ${message} (${ruleId})`,
    ),
  );
  return { dom: kept, faults };
}
