import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Element, Root } from 'hast';
import { markdownToHast } from 'satteri';
import type { Book, Chapter } from '../book.ts';

const MARKDOWN = readFileSync(new URL('sample.md', import.meta.url), 'utf8');

/** Markdown as the site reads it: with an id on every heading. */
export function treeOf(markdown: string): Root {
  const tree = markdownToHast(markdown) as Root;
  const headings = tree.children.filter((node): node is Element =>
    /^h\d$/.test((node as Element).tagName),
  );
  for (const [index, heading] of headings.entries()) heading.properties.id = `part-${index}`;
  return tree;
}

/** A chapter of the sample text, repeated until it fills some pages. */
export const sampleChapter = (id: string, title: string, markdown = MARKDOWN): Chapter => ({
  id,
  title,
  facts: 'Guide · Beginner · Updated 21 November 2026',
  summary: `What the reader can do after ${title}.`,
  tree: treeOf(markdown),
  resolve: (href) => new URL(href, 'https://site.example/').href,
});

const black = '#101010';
const { resolve } = createRequire(import.meta.url);
const font = (family: string, weight: number, script = 'latin') =>
  readFileSync(resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`));

/** A small handbook with everything that a text may hold. */
export const sampleBook: Book = {
  title: 'Sample & handbook',
  description: 'Everything that a text may hold, for whoever tests it.',
  version: 'Version 1.2.3',
  date: '2026-11-21',
  day: '21 November 2026',
  brand: 'Sample brand',
  lang: 'en',
  dir: 'ltr',
  messages: { contents: 'Contents', aboutDocument: 'About this document' },
  introduction: ['Whom it is for.', 'How to read it.'],
  chapters: [
    sampleChapter('first', 'The first chapter'),
    sampleChapter('second', 'The second chapter', MARKDOWN.repeat(3)),
  ],
  look: {
    fonts: {
      display: [400, 600].flatMap((weight) => [
        font('kufam', weight),
        font('kufam', weight, 'arabic'),
      ]),
      text: [font('fustat', 400), font('fustat', 600)],
    },
    colours: {
      ...{
        night: black,
        ink: black,
        quiet: black,
        white: '#ffffff',
        panel: '#eeeeee',
        mist: '#eeeeee',
      },
      ...{ line: black, water: black, deep: black, lit: '#ffffff', foam: '#ffffff', clay: black },
    },
    logo: '<svg xmlns="http://www.w3.org/2000/svg" width="105" height="36"><path d="M2 18H32" stroke="#fff"/></svg>',
    cover:
      '<svg xmlns="http://www.w3.org/2000/svg" width="523" height="324"><path d="M2 18H32V90Z"/></svg>',
  },
};

/** Words with letters that share a glyph, and with numbers, ranges and names between them. */
const ARABIC = `ينقل أمين السجل الأصول خلال 11–17 يوم عمل، وفق معيار ERC-3643، إذا بلغت النسبة 99.5%.

## الرسوم والإجراءات

| المرحلة | تستحق عند | المبلغ |
|---|---|---|
| الأولى | الإصدار | $18,000 |
| الثانية | من 98.0% إلى أقل من 99.0% | $4,000 |

- الحالة \`submitted\` عند الإرسال

> رسالة إلى الحاملين.
`;

/** A small handbook in Arabic. */
export const arabicBook: Book = {
  ...sampleBook,
  lang: 'ar',
  dir: 'rtl',
  title: 'دليل لاختبار الأعمال',
  messages: { contents: 'المحتويات', aboutDocument: 'عن هذا المستند' },
  introduction: ['لمن هذا الدليل.'],
  chapters: [{ ...sampleChapter('arabic', 'الفصل الأول', ARABIC), summary: 'ما يعرفه القارئ.' }],
};
