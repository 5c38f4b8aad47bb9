import type { Failure } from '../support/failures.ts';

/** A failure that other words cause by necessity, and the reason why it is no finding. */
interface Held {
  why: string;
  matches: (failure: Failure) => boolean;
}

const HELD: Held[] = [
  {
    why: 'tests/facts.yaml holds what the company has laid down',
    matches: ({ file }) => file === 'tests/site/facts.test.ts',
  },
  {
    why: 'a claim says what an example contract enforces',
    matches: ({ file }) => file === 'tests/unit/contract-facts.test.ts',
  },
  {
    why: 'it holds which page the words of visitors lead to',
    matches: ({ file }) => file === 'src/content/search-entries.test.ts',
  },
  {
    why: 'prices written in articles are other prices now, the numbers of the model beside them are not',
    matches: ({ file, name }) =>
      file === 'src/features/blueprint/blueprint.test.ts' &&
      name.startsWith('the figures of the model'),
  },
  {
    why: 'invented words share no stems and no parts, so their index and the longest page are heavier than those of a language',
    matches: ({ name, message }) =>
      name === 'Built site' &&
      /\b(search index|(HTML of a page|list of all figures), styles inside): /.test(message),
  },
];

/** The failures of a run, by what they mean. */
export interface Judged {
  /** Failures that are expected, by the reason. */
  expected: Map<string, Failure[]>;
  /** Failures of tests and checks that depend on words of the content and should not. */
  frozen: Failure[];
}

/** Separates failures that any change of words causes from those of tests that freeze the content. */
export function judge(failures: Failure[]): Judged {
  const judged: Judged = { expected: new Map(), frozen: [] };
  for (const failure of failures) {
    const held = HELD.find(({ matches }) => matches(failure));
    if (!held) judged.frozen.push(failure);
    else judged.expected.set(held.why, [...(judged.expected.get(held.why) ?? []), failure]);
  }
  return judged;
}

/**
 * Reads failures from the output of a step without a report: each line that begins with a file is one. If no
 * line does, the whole output is one failure.
 * @param name name of the step
 * @param output what it printed
 */
export function failuresOf(name: string, output: string): Failure[] {
  const lines = output.split('\n').filter((line) => /^[\w./-]+\.\w+(:\d+)*: /.test(line));
  if (lines.length === 0) return [{ file: '', name, message: output }];
  return lines.map((message) => ({ file: '', name, message }));
}
