import { createHash } from 'node:crypto';
import type { InlineHashes } from '../policy.ts';
import { listFiles, readText } from './files.ts';
import { codeOf, readPage } from './read-html.ts';

/**
 * How many different inline scripts the whole site may have. Astro writes one for the island runtime and one
 * for each hydration directive; React adds one for forms. Any more would bypass the bundler on every page and
 * lengthen the policy, so it should be a decision.
 */
export const MAX_INLINE_SCRIPTS = 4;

/** The file in which a piece of inline code was found first. */
interface Seen {
  file: string;
  text: string;
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Collects the hashes of all inline scripts and styles of the site for its Content-Security-Policy.
 * @param dir folder of the built site
 * @returns sorted hashes, so that the same code gives the same policy
 * @throws when a page has an attribute that the policy would block, or the site more inline scripts than
 * MAX_INLINE_SCRIPTS; the message names the files
 */
export function collectInline(dir: string): InlineHashes {
  const scripts = new Map<string, Seen>();
  const styles = new Map<string, Seen>();
  const faults: string[] = [];
  const keep = (into: Map<string, Seen>, file: string, text: string) => {
    if (!into.has(hash(text))) into.set(hash(text), { file, text });
  };

  for (const file of listFiles(dir).filter((name) => name.endsWith('.html'))) {
    const code = codeOf(readPage(readText(dir, file)));
    for (const text of code.scripts) keep(scripts, file, text);
    for (const text of code.styles) keep(styles, file, text);
    faults.push(...code.faults.map((fault) => `  ${file}: ${fault}`));
  }

  if (faults.length > 0) {
    const advice = 'Move styles into a class and handlers into a script';
    throw new Error(
      `The policy blocks style="" and on*="" attributes. ${advice}:\n${shorten(faults)}`,
    );
  }
  if (scripts.size > MAX_INLINE_SCRIPTS) throw new Error(tooMany([...scripts.values()]));
  return { scriptHashes: [...scripts.keys()].sort(), styleHashes: [...styles.keys()].sort() };
}

function tooMany(scripts: Seen[]): string {
  const list = scripts.map(({ file, text }) => {
    const start = text.trim().replace(/\s+/g, ' ').slice(0, 80);
    return `  ${file}: ${start}`;
  });
  return (
    `${scripts.length} different inline scripts, expected at most ${MAX_INLINE_SCRIPTS}. Load the new one ` +
    `from a file, or raise MAX_INLINE_SCRIPTS in deploy/integration/inline-code.ts:\n${shorten(list)}`
  );
}

/** The first ten lines, and how many more there are. */
function shorten(lines: string[]): string {
  const rest = lines.length - 10;
  return [...lines.slice(0, 10), ...(rest > 0 ? [`  and ${rest} more`] : [])].join('\n');
}
