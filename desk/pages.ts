import type { DeskContext } from './context.ts';

/** What a page of the desk says. */
export interface DeskPage {
  title: string;
  text: string;
  /** Names and values that follow. */
  facts?: [name: string, value: string][];
  /** A button that posts to the address of the page. */
  button?: string;
  /** HTML of further fields of that form, made by us. */
  fields?: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** What stands in the page for a part that it does not have. */
const WITHOUT = {
  facts: /<dl[^>]*>\{\{facts\}\}<\/dl>/,
  form: /<form[^>]*>\{\{fields\}\}[\s\S]*?<\/form>/,
};

/** Text as HTML, whose paragraphs are parted by empty lines. */
export const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('');

/** Names and values as the parts of a list. */
export const listFacts = (facts: [name: string, value: string][]) =>
  facts
    .map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('');

/**
 * Fills a page that the build printed: every mark of it is replaced once, so that no word can bring another. A mark
 * that stands alone in an option of a list stands for options.
 * @param words HTML, by the names of the marks
 */
export const fillMarks = (template: string, words: Record<string, string>) =>
  template
    .replace(/<option[^>]*>(\{\{[\w-]+\}\})<\/option>/g, '$1')
    .replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => words[name] ?? '');

/** Fills the page that says what happened. */
export function fillPage(
  { notice, facts }: Pick<DeskContext, 'notice' | 'facts'>,
  page: DeskPage,
): string {
  const list = page.facts ?? [];
  const template = [list.length === 0 && WITHOUT.facts, !page.button && WITHOUT.form]
    .filter((part) => part instanceof RegExp)
    .reduce((html, part) => html.replace(part, ''), notice);
  return fillMarks(template, {
    title: escapeHtml(page.title),
    text: paragraphs(page.text),
    facts: listFacts(list),
    fields: page.fields ?? '',
    button: escapeHtml(page.button ?? ''),
    home: escapeHtml(facts.desk.home),
  });
}
