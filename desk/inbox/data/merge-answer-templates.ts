import { cutText } from '@falaj/contract/plain-text.ts';
import { LONGEST_NAME } from '../../staff/answer-template-name.ts';
import type { AnswerTemplate } from '../../staff/requests.ts';

/** The answer template of the same name in the same language. */
const of = <T extends AnswerTemplate>(list: T[], { name, language }: AnswerTemplate) =>
  list.find((template) => template.name.trim() === name.trim() && template.language === language);

const isSame = (a: AnswerTemplate | undefined, b: AnswerTemplate) =>
  a?.text.trim() === b.text.trim() && a.subject.trim() === b.subject.trim();

/** The changes to the answer templates, by their names. */
export interface AnswerTemplateNews {
  changed: string[];
  added: string[];
  removed: string[];
}

/**
 * Finds what somebody else has changed in the templates.
 * @param base the answer templates before those changes
 */
export function answerTemplateNews(
  base: AnswerTemplate[],
  theirs: AnswerTemplate[],
): AnswerTemplateNews {
  const namesOf = (list: AnswerTemplate[]) => list.map(({ name }) => name);
  const known = theirs.filter((template) => of(base, template));
  return {
    changed: namesOf(known.filter((template) => !isSame(of(base, template), template))),
    added: namesOf(theirs.filter((template) => !of(base, template))),
    removed: namesOf(base.filter((template) => !of(theirs, template))),
  };
}

/**
 * Merges two versions of the templates. An answer template that only one person has changed gets that person's words.
 * If both have changed it, the words of the person who is editing stay, and the other's follow with both names.
 * @param base the answer templates from which both began
 * @param by name of the other person
 */
export function mergeAnswerTemplates<Own extends AnswerTemplate>(
  base: AnswerTemplate[],
  mine: Own[],
  theirs: AnswerTemplate[],
  by: string,
): (Own | AnswerTemplate)[] {
  const kept = mine.flatMap((own) => {
    if (!isSame(of(base, own), own)) return [own];
    const now = of(theirs, own);
    return now ? [{ ...own, subject: now.subject, text: now.text }] : [];
  });
  const more = theirs
    .filter(
      (template) => !isSame(of(base, template), template) && !isSame(of(kept, template), template),
    )
    .map((template) =>
      of(kept, template)
        ? { ...template, name: cutText(`${template.name} (${by})`, LONGEST_NAME) }
        : template,
    );
  return [...kept, ...more];
}
