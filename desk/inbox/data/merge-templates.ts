import type { Template } from '../../staff/requests.ts';
import { LONGEST_NAME } from '../../staff/template-name.ts';

const of = <T extends Template>(list: T[], { name }: Template) =>
  list.find((template) => template.name.trim() === name.trim());

const isSame = (a: Template | undefined, b: Template) =>
  a?.text.trim() === b.text.trim() && a.subject.trim() === b.subject.trim();

/** What somebody has done to the templates, by their names. */
export interface TemplateNews {
  changed: string[];
  added: string[];
  removed: string[];
}

/**
 * What another has done to the templates, whatever somebody does to them meanwhile.
 * @param base what they began with
 */
export function templateNews(base: Template[], theirs: Template[]): TemplateNews {
  const namesOf = (list: Template[]) => list.map(({ name }) => name);
  const known = theirs.filter((template) => of(base, template));
  return {
    changed: namesOf(known.filter((template) => !isSame(of(base, template), template))),
    added: namesOf(theirs.filter((template) => !of(base, template))),
    removed: namesOf(base.filter((template) => !of(theirs, template))),
  };
}

/**
 * Brings what two have written side by side. Where only one has touched a template, their words stand; where
 * both have, the words of the one who looks stay as they are, and the other's follow under both names.
 * @param base what both began with
 * @param by the name of the other
 */
export function mergeTemplates<Own extends Template>(
  base: Template[],
  mine: Own[],
  theirs: Template[],
  by: string,
): (Own | Template)[] {
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
        ? { ...template, name: `${template.name} (${by})`.slice(0, LONGEST_NAME) }
        : template,
    );
  return [...kept, ...more];
}
