import { leaves } from '../read/leaves.ts';
import { CODE } from '../read/variables/fill-variables.ts';

/** A fact that pages share: its name, such as `claims.ruleNotice`, and what it is. */
export interface SharedFact {
  name: string;
  value: string;
}

/** Whether the same words are unlikely to mean anything else: `48 hours` rather than `1 hour`. */
const isDistinctive = (value: string) =>
  (/\d{2}/.test(value) && value.length > 4) || value.split(' ').length > 2;

/** A text that is typed, on one line or across two, and not a part of a longer number or word. */
function typedText(value: string) {
  const words = value.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\w.,$])${words.join('\\s+')}(?![\\w]|[.,]\\d)`);
}

/** Every text that visitors read, before variables are filled in. Code quotes what is written elsewhere. */
const textsOf = (data: unknown, body: string) => [
  ...leaves(data).filter(({ path: [field] }) => field !== 'notes'),
  { path: ['body'], value: body.replace(CODE, (code) => code.replace(/[^\n]/g, ' ')) },
];

/**
 * Finds facts that pages share and that a file types, so that one page cannot keep the old value when the fact
 * changes. A fact is told by its words, so only facts whose words mean nothing else are looked for.
 * @param data the parsed file, before variables are filled in
 * @param body the text below a front matter
 * @param facts what `claims` of content/site.yaml say
 * @returns each with its line in the body, where it stands there
 */
export function typedFacts(data: unknown, body: string, facts: SharedFact[]) {
  const known = facts.flatMap(({ name, value }) =>
    isDistinctive(value) ? [{ name, value, text: typedText(value) }] : [],
  );
  return textsOf(data, body).flatMap(({ path, value: written }) =>
    known.flatMap(({ name, value, text }) => {
      const found = text.exec(written);
      if (!found) return [];
      const line =
        path[0] === 'body' ? written.slice(0, found.index).split('\n').length : undefined;
      const message = `types ${value}, which pages share; write {${name}}, or other words if something else is meant`;
      return [{ path, message, line }];
    }),
  );
}
