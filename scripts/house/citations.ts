import type { Fault, Source } from './fault.ts';

/** Documents outside this repository, as comments used to call them. */
const UNREADABLE = [
  /\bspec(?:ification)? section\b/i,
  /\b(?:the|this|our|company's) spec\b(?![.\w])/i,
  /\bspec['’]s\b/i,
  / \(spec\)/i,
  /\bSpec (?:gives|lists|names|says|states)\b/i,
  /\b(?:ARCHITECTURE|DESIGN|EDITION|EXAMPLES|STACK|VOICE)(?:-\d)?\.md\b/,
  /(?:\(|\b(?:as|by|for|from|in|of|see) )issue \d+\b/i,
  /\btemplate part \d\b/i,
];

/**
 * Nothing cites what a reader of the repository cannot open: a rule of the site stands in
 * docs/site-rules.md, a public standard is named, or the sentence stands on its own.
 */
export function checkCitations({ file, text }: Source): Fault[] {
  return text.split('\n').flatMap((content, index) => {
    const cited = UNREADABLE.map((pattern) => pattern.exec(content)?.[0]).find(Boolean);
    if (!cited) return [];
    const message = `"${cited}" is nothing a reader can open: state the rule in docs/site-rules.md`;
    return [{ file, line: index + 1, message }];
  });
}
