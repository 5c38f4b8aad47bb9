import { readFileSync, writeFileSync } from 'node:fs';
import { type Document, isMap, isScalar, parseDocument, visit } from 'yaml';
import { checkContent } from '../../src/content/check/check.ts';
import { fieldName, pathOf } from '../../src/content/check/diagnostics/problem.ts';
import { otherMarkdown, otherText } from './other-words.ts';

/**
 * Fields whose strings are names for programs and are not rewritten. Other fields that a schema restricts are
 * found by trying.
 */
const NAMES =
  /^(id|asked|href|url|icon|status|kind|gradient|video|lang|dir|locale|zone|email|phone|date|updated|aliases|related|chapters|protocols|standard|tags|source|weekdays|opens|closes|countryCode|themeColor|format|focus|order|version|notes)$/;
/** Places whose strings are names for programs, although the same fields hold copy elsewhere. */
const NAMED_PLACE = new RegExp(
  [
    /(^|\.)(backgroundImage|image|picture)\.name$|^(category|type|difficulty)$|synonyms/,
    // The rules of the blueprint, and the answers of its example.
    /^(tool\.)?example\.|\.when(\[\d+\])?\.|\.(after|before|for)\.(track|step)$|^documents.*\.at$|^assets.*\.risk$/,
    // The actions of a playground scenario.
    /^tool\.scenarios\[\d+\]\.(prepare|steps\[\d+\]\.(do|expect)$)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Splits a content file into everything up to the end of the front matter, and the text below. */
function partsOf(source: string, file: string) {
  if (!file.endsWith('.md')) return { head: source, body: undefined };
  const [, head = '', ...rest] = source.split(/^---$/m);
  return { head, body: rest.join('---') };
}

interface Leaf {
  path: PropertyKey[];
  before: string;
  set: (value: string) => void;
}

/** Whether a key is shown to readers, such as those of a list of figures. */
const isShownKey = (key: string) => /\s|^\p{Lu}/u.test(key);

function leavesOf(document: Document): Leaf[] {
  const leaves: Leaf[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (typeof node.value !== 'string' || !/\p{L}/u.test(node.value)) return;
      if (/^\/[a-z]\S*$/.test(node.value)) return;
      const path: PropertyKey[] = [];
      const chain = [...ancestors, node];
      for (const [index, ancestor] of chain.entries()) {
        const inside = chain[index + 1];
        if (isMap(ancestor)) {
          const pair = ancestor.items.find((item) => item === inside);
          if (pair && isScalar(pair.key)) path.push(String(pair.key.value));
        } else if (ancestor && 'items' in ancestor)
          path.push((ancestor.items as unknown[]).indexOf(inside));
      }
      if (key === 'key' && !isShownKey(node.value)) return;
      if (path.some((part) => NAMES.test(String(part)))) return;
      if (NAMED_PLACE.test(fieldName(path))) return;
      leaves.push({
        path,
        before: node.value,
        set: (value) => {
          node.value = value;
        },
      });
    },
  });
  return leaves;
}

/** A content file that is being rewritten. */
class Rewriting {
  readonly file: string;
  readonly kept = new Set<string>();
  #document: Document;
  #leaves: Leaf[];
  #body: string | undefined;

  constructor(file: string, salt: string) {
    this.file = file;
    const { head, body } = partsOf(readFileSync(file, 'utf8'), file);
    this.#document = parseDocument(head);
    this.#leaves = leavesOf(this.#document);
    this.#body = body && otherMarkdown(body, salt);
    for (const leaf of this.#leaves) leaf.set(otherText(leaf.before, salt));
  }

  /**
   * Restores the original text of a field, or of all fields below it. Returns whether anything changed.
   * @param filled whether texts with placeholders are restored too
   */
  keep(field: string, filled: boolean): boolean {
    const wanted = pathOf(field);
    const below = this.#leaves.filter(
      ({ path, before }) =>
        wanted.every((part, index) => String(part) === String(path[index])) &&
        !this.kept.has(fieldName(path)) &&
        (filled || !before.includes('{')),
    );
    for (const leaf of below) {
      leaf.set(leaf.before);
      this.kept.add(fieldName(leaf.path));
    }
    return below.length > 0;
  }

  write() {
    const head = this.#document.toString({ lineWidth: 0 });
    const text = this.#body === undefined ? head : `---\n${head}---${this.#body}`;
    writeFileSync(this.file, text);
  }
}

/** Rewrites a file in the current folder without asking its schema. */
export const rewriteBlindly = (file: string): void => new Rewriting(file, file).write();

/**
 * Rewrites a file in the current folder that began as a copy of another, so that the two differ. A text that a schema
 * refuses, such as a word from a closed list, is restored.
 * @throws when the content is still refused after that
 */
export function rewriteCopy(file: string): void {
  const copy = new Rewriting(file, file);
  for (;;) {
    copy.write();
    const { problems } = checkContent();
    if (problems.length === 0) return;
    const own = problems.filter((problem) => problem.file === file && problem.field);
    // A text with placeholders may be refused only because of the values that are filled in, so it is
    // restored last.
    const isMoved = [false, true].some((filled) =>
      own.some(({ field }) => copy.keep(field, filled)),
    );
    if (isMoved) continue;
    const lines = problems.map(({ file, field, message }) => `${file}: ${field}: ${message}`);
    throw new Error(`refused whatever the words:\n${lines.slice(0, 20).join('\n')}`);
  }
}
