import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseDocument, stringify } from 'yaml';
import { withText } from '../../src/edit/texts.ts';

/** A guide of docs/, and the actions of somebody who follows it. */
export interface Guide {
  name: string;
  doc: string;
  /** Does in the current folder what the guide says, and nothing else. */
  follow: () => void;
}

/**
 * Replaces texts in a file, each at its first occurrence.
 * @throws when one of them is not in the file
 */
function replace(file: string, ...changes: [from: string, to: string][]): void {
  const edited = changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
      return text.replace(from, () => to);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, edited);
}

/** Adds a part to a YAML file, and its Arabic to the translation of that file, where there is one. */
function addPart(file: string, name: string, english: object, arabic: object): void {
  const translated = file.replace('content/', 'content/ar/');
  for (const [path, part] of [[file, english] as const, [translated, arabic] as const]) {
    if (!existsSync(path)) continue;
    const document = parseDocument(readFileSync(path, 'utf8'));
    document.set(name, document.createNode(part));
    writeFileSync(path, document.toString({ lineWidth: 0 }));
  }
}

const price: Guide = {
  name: 'price',
  doc: 'docs/change-copy.md',
  follow() {
    const row = '{ page: /solutions/commodities, where: minimum investment, has: $';
    const offer = 'content/offers/solutions/commodities.yaml';
    replace(offer, ['      value: 50\n', '      value: 75\n']);
    replace('tests/facts.yaml', [`${row}50 }`, `${row}75 }`]);
  },
};

const headline: Guide = {
  name: 'headline',
  doc: 'docs/edit-on-the-page.md',
  follow() {
    const place = { file: 'content/pages/about.yaml', path: ['hero', 'subtitle'] };
    writeFileSync(place.file, withText(place, 'Who builds at {brand}'));
  },
};

const FRONT = {
  title: 'Why a harbour counts its stones',
  seo: {
    title: 'Why a harbour counts its stones',
    description:
      'A harbour of two hundred stones shows what a register has to write down, in which order, and who reads it later.',
  },
  excerpt: 'Two hundred stones, one keeper and a list that outlived both of them.',
  takeaways: [
    'A stone that nobody wrote down belongs to whoever stands on it.',
    'The keeper reads the list aloud, so that boats hear what is theirs.',
    'Whoever mends the quay adds a line and rubs out none.',
  ],
  author: 'Register team',
  date: '2026-03-03',
  category: 'Technical',
  tags: ['operations', 'loyalty'],
};

/** The text of the article, which has to be long enough. */
const TEXT = Array.from(
  { length: 35 },
  (_, stone) =>
    `The keeper comes to stone ${stone + 2} of the quay before the tide does, and writes into its row who moors there, since when, and what the harbour owes to whom.`,
);

const article: Guide = {
  name: 'article',
  doc: 'docs/add-an-article.md',
  follow() {
    const text = ['## Begin at the quay', ...TEXT].join('\n\n');
    writeFileSync('content/articles/a-harbour.md', `---\n${stringify(FRONT)}---\n\n${text}\n`);
  },
};

const SCHEMA = `import { z } from 'astro/zod';
import { sectionHead } from '../shared/section-head.ts';
import { text } from '../shared/text.ts';

/** Who works with us. */
export const alliances = z
  .strictObject({
    ...sectionHead,
    items: z.array(text(80)).min(1).max(8).describe('Names, in order'),
  })
  .describe('Who works with us');
`;

const section: Guide = {
  name: 'section',
  doc: 'docs/add-a-section.md',
  follow() {
    execFileSync('npm', ['run', 'new:section', '--', 'Alliances']);
    const shortest = "  { name: 'Shortest', props: { title: 'A claim', items: ['One'] } },\n";
    replace('src/sections/Alliances/Alliances.examples.ts', ['];', `${shortest}];`]);
    writeFileSync('src/schemas/pages/alliances.ts', SCHEMA);
    replace(
      'src/schemas/pages/about.ts',
      ['import { reason,', "import { alliances } from './alliances.ts';\nimport { reason,"],
      ['  closing,\n});', '  alliances,\n  closing,\n});'],
    );
    const imported = "import { Reasons } from '../../sections/Reasons/Reasons.tsx';\n";
    const added = "import { Alliances } from '../../sections/Alliances/Alliances.tsx';\n";
    const team = '    section(Team, team),\n';
    replace(
      'src/pages/[...locale]/about.astro',
      ['const { story, values, team }', 'const { story, values, team, alliances }'],
      [team, `${team}    section(Alliances, alliances),\n`],
      [imported, `${added}${imported}`],
    );
    addPart(
      'content/pages/about.yaml',
      'alliances',
      { title: 'Three houses keep the count with us', items: ['A bank', 'A vault', 'A mill'] },
      { title: 'ثلاث دور تعد معنا', items: ['مصرف', 'خزنة', 'مطحنة'] },
    );
  },
};

/** The guides that are followed most. */
export const GUIDES = [price, headline, article, section];
