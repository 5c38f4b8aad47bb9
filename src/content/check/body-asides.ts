import type { Element, Root } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import { elements } from '../read/markdown.ts';
import { figureAt } from '../read/text-figures.ts';
import type { BodyProblem } from './body-problem.ts';
import { didYouMean } from './diagnostics/nearest.ts';

/** The greatest length of a note, which stands in the margin beside its paragraph. */
export const NOTE_LENGTH = 240;

const lineOf = (node: Element) => node.position?.start.line;
const isArticle = (file: string) => file.startsWith('content/articles/');
const topLevel = ({ children }: Root) =>
  children.filter((child): child is Element => child.type === 'element');

/**
 * Finds pictures and figures in places where none may be, without a description, or without a reference in the
 * text.
 * @param known ids of the figures that the front matter describes
 */
export function figureProblems(file: string, tree: Root, known: string[]): BodyProblem[] {
  const problems: BodyProblem[] = [];
  const calls = topLevel(tree).flatMap((block) => {
    const id = figureAt(block);
    return id === undefined ? [] : [{ id, line: lineOf(block) }];
  });
  for (const picture of elements(tree).filter(({ tagName }) => tagName === 'img')) {
    const isCall = String(picture.properties.src).startsWith('figure:');
    const message = isCall
      ? 'holds a figure within a paragraph; give it a line of its own between blank lines'
      : 'holds a picture; describe it under figures: and write ![](figure:id) in its place';
    problems.push({ message, line: lineOf(picture) });
  }
  if (calls[0] && !isArticle(file))
    return [{ message: 'holds a figure; only articles have them', line: calls[0].line }];
  const ids = calls.map(({ id }) => id);
  calls.forEach(({ id, line }, index) => {
    if (!known.includes(id))
      problems.push({
        message: `calls the figure “${id}”, which is not under figures:${didYouMean(id, known)}`,
        line,
      });
    else if (ids.indexOf(id) < index)
      problems.push({ message: `calls the figure “${id}” a second time`, line });
  });
  for (const id of known.filter((name) => !ids.includes(name)))
    problems.push({ message: `never calls the figure “${id}”; write ![](figure:${id}) on a line` });
  return problems;
}

const CALL = /\[\^([^\]\s]+)\](?!:)/g;
const NOTE = /^\[\^([^\]\s]+)\]:/gm;

const isCallOfNote = ({ properties }: Element) => properties.role === 'doc-noteref';

/**
 * Finds notes without exactly one reference, references without a note, and notes that are too long or too
 * close together.
 */
export function noteProblems(file: string, source: string, tree: Root): BodyProblem[] {
  // Text inside code is no note.
  const plain = source.replaceAll(/^```.*?^```|`[^`\n]*`/gms, '');
  const names = (pattern: RegExp) => [...plain.matchAll(pattern)].map(([, name = '']) => name);
  const [calls, notes] = [names(CALL), names(NOTE)];
  if (calls.length + notes.length === 0) return [];
  if (!isArticle(file)) return [{ message: 'holds a note; only articles have them' }];
  const problems: BodyProblem[] = [];
  calls.forEach((name, index) => {
    if (!notes.includes(name))
      problems.push({ message: `calls the note [^${name}], which is not written anywhere` });
    else if (calls.indexOf(name) < index)
      problems.push({ message: `calls the note [^${name}] a second time` });
  });
  for (const name of notes.filter((note) => !calls.includes(note)))
    problems.push({ message: `never calls the note [^${name}]` });
  for (const block of topLevel(tree)) {
    const found = elements(block).filter(isCallOfNote).length;
    if (found > 0 && !['p', 'ul', 'ol', 'blockquote'].includes(block.tagName))
      problems.push({
        message: 'a note belongs to a paragraph or a list, not to a heading or a table',
        line: lineOf(block),
      });
    if (found > 1)
      problems.push({
        message: 'calls two notes in one paragraph; there is room for one beside it',
        line: lineOf(block),
      });
    const length = block.properties.role === 'doc-footnote' ? hastText(block).length : 0;
    if (length > NOTE_LENGTH)
      problems.push({
        message: `a note has ${length} letters; beside its paragraph there is room for ${NOTE_LENGTH}`,
      });
  }
  return problems;
}
