import type { Spoken } from './printed.ts';

/** The contents of a page of the desk. */
export interface DeskPage {
  title: string;
  text: string;
  /** Names and values that follow. */
  facts?: [name: string, value: string][];
  /** A button that posts to the address of the page. */
  button?: string;
  /** HTML of further fields of that form, written by us. */
  fields?: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The replacement for parts that a page does not have. */
const WITHOUT = {
  facts: /<dl[^>]*>\{\{facts\}\}<\/dl>/,
  form: /<form[^>]*>\{\{fields\}\}[\s\S]*?<\/form>/,
};

/** Text as HTML; empty lines separate its paragraphs. */
export const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('');

/** Names and values as `dt` and `dd`. */
export const listFacts = (facts: [name: string, value: string][]) =>
  facts
    .map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('');

/**
 * Fills a page that the build printed. Every mark is replaced once, so that a filled value cannot contain
 * another mark. A mark that is alone in an option of a list is replaced by options.
 * @param values the HTML for each mark, by its name
 */
export const fillMarks = (template: string, values: Record<string, string>) =>
  template
    .replace(/<option[^>]*>(\{\{[\w-]+\}\})<\/option>/g, '$1')
    .replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => values[name] ?? '');

/** Fills the page that tells the visitor what happened. */
export function fillPage(
  { notice, facts }: Pick<Spoken, 'notice' | 'facts'>,
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
