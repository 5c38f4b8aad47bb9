import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isScalar, parseDocument, visit } from 'yaml';
import { checkContent } from '../../src/content/check/check.ts';
import { fieldName, pathOf } from '../../src/content/check/diagnostics/fault.ts';
import { slugOf } from '../../src/lib/slug.ts';
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

  constructor(root: string, file: string, salt: string) {
    this.file = file;
    const { head, body } = partsOf(readFileSync(join(root, file), 'utf8'), file);
    this.#document = parseDocument(head);
    this.#leaves = leavesOf(this.#document);
    this.#body = body && otherMarkdown(body, salt);
    for (const leaf of this.#leaves) leaf.set(otherText(leaf.before, salt));
  }

  get strings() {
    return this.#leaves.length - this.kept.size;
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

  write(root: string, mend: (text: string) => string) {
    const head = this.#document.toString({ lineWidth: 0 });
    const text = this.#body === undefined ? head : `---\n${head}---${this.#body}`;
    writeFileSync(join(root, this.file), mend(text));
  }
}

/** The result of the rewriting. */
export interface Rewritten {
  files: number;
  strings: number;
  /** The fields that kept their words because a schema or a check requires them, with the number of each. */
  kept: Map<string, number>;
}

/**
 * Returns a function that adapts links whose addresses contain words: to a choice of the contact form, and to
 * a heading of an article or entry.
 */
function mendLinks(root: string): (text: string) => string {
  const page = parseDocument(readFileSync(join(root, 'content/pages/contact.yaml'), 'utf8')).toJS();
  const options: { label: string }[] = page.form.fields.interest.options;
  const interests = options.map(({ label }) => label);
  const headings = globSync('content/**/*.md', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^#{2,} (.+)$/gm)].map(
      ([, text = '']) => text,
    ),
  );
  const otherSlugs = (texts: string[]) =>
    new Map(texts.map((text) => [slugOf(text), slugOf(otherText(text))]));
  const choices = otherSlugs(interests);
  const parts = otherSlugs(headings);
  return (text) =>
    text
      .replace(/(?<=interest=)[a-z0-9-]+/g, (slug) => choices.get(slug) ?? slug)
      .replace(/(?<=\/[a-z0-9-]+#)[a-z0-9-]+/g, (slug) => parts.get(slug) ?? slug);
}

/**
 * Rewrites files until the content is accepted; a text that a schema refuses is restored.
 * @throws when the content is still refused after that
 */
function rewriteFiles(root: string, files: Rewriting[], mend: (text: string) => string): void {
  const byName = new Map(files.map((file) => [file.file, file]));
  for (;;) {
    for (const file of files) file.write(root, mend);
    const { faults } = checkContent(root);
    if (faults.length === 0) return;
    // A text with placeholders may be refused only because of the values that are filled in, so it is
    // restored last.
    const isMoved = [false, true].some(
      (filled) =>
        faults.filter(({ file, field }) => field && byName.get(file)?.keep(field, filled)).length >
        0,
    );
    if (isMoved) continue;
    const lines = faults.map(({ file, field, message }) => `${file}: ${field}: ${message}`);
    throw new Error(`refused whatever the words:\n${lines.slice(0, 20).join('\n')}`);
  }
}

/** Rewrites a file in the current folder without asking its schema. */
export const rewriteBlindly = (file: string): void =>
  new Rewriting('.', file, file).write('.', (text) => text);

/** Rewrites a file in the current folder that began as a copy of another, so that the two differ. */
export const rewriteCopy = (file: string): void =>
  rewriteFiles('.', [new Rewriting('.', file, file)], (text) => text);

/**
 * Rewrites every string of the content that readers see. A text that a schema refuses, such as a word from a
 * closed list, is restored.
 * @param root folder of a copy of the repository
 * @param added files that began as copies of others; they get words of their own, because no two pages may
 * say the same
 * @throws when the content is still refused after that
 */
export function rewriteContent(root: string, added: string[] = []): Rewritten {
  const files = globSync('content/**/*.{yaml,md}', { cwd: root })
    .map((name) => name.replaceAll('\\', '/'))
    .map((file) => new Rewriting(root, file, added.includes(file) ? file : ''))
    .filter(({ file }) => !/pending\.yaml|content\/search\.yaml/.test(file));
  rewriteFiles(root, files, mendLinks(root));
  const kept = new Map<string, number>();
  for (const file of files)
    for (const field of file.kept) {
      const name = field.replace(/\[\d+\]/g, '[]');
      kept.set(name, (kept.get(name) ?? 0) + 1);
    }
  const strings = files.reduce((sum, file) => sum + file.strings, 0);
  return { files: files.length, strings, kept };
}
