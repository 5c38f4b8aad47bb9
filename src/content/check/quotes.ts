import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Element } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import { textsIn } from '../../lib/is-fields.ts';
import { elements, readMarkdown } from '../read/markdown.ts';
import type { BodyProblem } from './body-problem.ts';
import { didYouMean } from './diagnostics/nearest.ts';
import { difference, trimmed } from './quoted-lines.ts';

const SOURCES = 'packages/code-examples/{contracts/*.sol,client/*.ts}';
const DOCUMENTATION = 'content/library/documentation/';
const LANGUAGES = /^language-(solidity|typescript)$/;

/** An example of a file to name in messages, by the language of the block. */
const EXAMPLE: Record<string, string> = {
  solidity: 'ShareToken.sol',
  typescript: 'list-holders.ts',
};

/** A line of this length that is in two places is taken for a quotation; imports are excepted. */
const TELLING = 24;

const isTelling = (line: string) => line.length >= TELLING && !line.startsWith('import ');

/** A block of code in a text, with what its author wrote after the language. */
interface Fence {
  language: string;
  named: string | undefined;
  lines: string[];
  /** The line of the block's first fence. */
  line: number;
}

/** The lines of every code example that can be downloaded, by file name. */
function readSources(root: string): Map<string, string[]> {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  return new Map(
    files.map((file) => [basename(file), readFileSync(join(root, file), 'utf8').split(/\r?\n/)]),
  );
}

function fenceOf(code: Element): Fence[] {
  const [language = ''] = [code.properties.className ?? []].flat().map(String);
  const { meta } = textsIn(code.data);
  if (!LANGUAGES.test(language)) return [];
  return [
    {
      language: language.replace('language-', ''),
      named: /(?:^|\s)file=(\S+)/.exec(meta ?? '')?.[1],
      lines: hastText(code).trimEnd().split('\n'),
      line: code.position?.start.line ?? 1,
    },
  ];
}

/** The file that a block of code quotes without naming it. */
function unnamedSource({ lines }: Fence, sources: Map<string, string[]>): string | undefined {
  const telling = trimmed(lines).filter(isTelling);
  const shared = [...sources].map(([name, source]) => {
    const known = new Set(trimmed(source));
    return { name, count: telling.filter((line) => known.has(line)).length };
  });
  return shared.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)[0]?.name;
}

function problemOf(fence: Fence, mustName: boolean, sources: Map<string, string[]>): BodyProblem[] {
  const { named, language, lines, line } = fence;
  if (!named) {
    const name = unnamedSource(fence, sources);
    if (!name && !mustName) return [];
    const says = name ? `quotes ${name}` : 'quotes no file by name';
    const opening = `\`\`\`${language} file=${name ?? EXAMPLE[language]}`;
    return [{ line, message: `a block of code ${says}; begin it with ${opening}` }];
  }
  const source = sources.get(named);
  if (!source) {
    const hint = didYouMean(named, sources.keys());
    const message = `packages/code-examples has no file ${named} in contracts or client${hint}`;
    return [{ line, message }];
  }
  const found = difference(lines, source);
  if (!found) return [];
  const { index, there } = found;
  const written = lines[index]?.trim();
  let advice = 'take the line away, or write // ... where lines are left out';
  if (there === written) advice = 'indent it as it is there';
  else if (there) advice = `write “${there}”`;
  return [{ line: line + index + 1, message: `“${written}” is not as in ${named}; ${advice}` }];
}

/**
 * Finds blocks of code that differ from the file of packages/code-examples which they quote, or that quote one
 * without naming it, as in ```` ```solidity file=ShareToken.sol ````. The indentation as a whole may differ,
 * and `// ...` stands for omitted lines. All code of the documentation in these languages is quoted, so that it
 * compiles and is tested.
 * @param file path of the content file
 * @param body its text, below the front matter
 * @param root folder of the repository
 */
export function quoteProblems(file: string, body: string, root: string): BodyProblem[] {
  const fences = elements(readMarkdown(body).tree)
    .filter(({ tagName }) => tagName === 'code')
    .flatMap(fenceOf);
  if (fences.length === 0) return [];
  const sources = readSources(root);
  return fences.flatMap((fence) => problemOf(fence, file.startsWith(DOCUMENTATION), sources));
}
