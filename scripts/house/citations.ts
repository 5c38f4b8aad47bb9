import type { Fault, Source } from './fault.ts';

const RULES = 'docs/site-rules.md';

/** Mentions of documents that are not in this repository. */
const UNREADABLE = [
  /\bspec(?:ification)? section\b/i,
  /\b(?:the|this|our|company's) spec\b(?![.\w])/i,
  /\bspec['’]s\b/i,
  /\bof the specification\b/i,
  /\bthe specification (?:asks|gives|leaves|lists|names|says|shows|wants)\b/i,
  /\b(?:first|second|third|fourth|fifth) issue's/i,
  / \(spec\)/i,
  /\bcompany(?:['’]s)? specification\b/i,
  /\bSpec (?:gives|lists|names|says|states)\b/i,
  /\b(?:ARCHITECTURE|DESIGN|EDITION|EXAMPLES|STACK|VOICE)(?:-\d)?\.md\b/,
  /(?:\(|\b(?:as|by|for|from|in|of|see) )issue \d+\b/i,
  /\btemplate part \d\b/i,
];

/**
 * Finds references to what a reader of the repository cannot open. Instead, a comment should refer to a rule in
 * docs/site-rules.md or to a public standard, or explain itself.
 */
export function checkCitations({ file, text }: Source): Fault[] {
  return text.split('\n').flatMap((content, index) => {
    const cited = UNREADABLE.map((pattern) => pattern.exec(content)?.[0]).find(Boolean);
    if (!cited) return [];
    const message = `"${cited}" is nothing a reader can open: state the rule in ${RULES}`;
    return [{ file, line: index + 1, message }];
  });
}

/** The anchors that GitHub gives to the headings of a Markdown file of plain words. */
function anchorsOf(markdown: string): Set<string> {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
  return new Set(headings.map((title) => title.toLowerCase().replaceAll(' ', '-')));
}

/**
 * Checks that a rule which a source refers to is in docs/site-rules.md under that anchor.
 * @param rules the text of docs/site-rules.md
 */
export function checkCitedRules({ file, text }: Source, rules: string): Fault[] {
  const anchors = anchorsOf(rules);
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/site-rules\.md#([\w-]+)/g)].flatMap(([, anchor = '']) => {
      if (anchors.has(anchor)) return [];
      return [{ file, line: index + 1, message: `${RULES} has no rule #${anchor}` }];
    }),
  );
}
