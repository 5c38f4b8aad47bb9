import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

/**
 * Makes the folder of a new section: `npm run new:section -- Partners`. It prints what is left to do by hand,
 * which docs/add-a-section.md describes.
 */
const name = process.argv[2] ?? '';
const folder = `src/sections/${name}`;

if (!/^[A-Z][A-Za-z]+$/.test(name)) {
  console.error('Give the section a name in PascalCase, such as: npm run new:section -- Partners');
  process.exit(1);
}
if (existsSync(folder)) {
  console.error(`${folder} exists already; choose another name.`);
  process.exit(1);
}

const id = name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
const FILES: Record<string, string> = {
  [`${name}.tsx`]: `import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './${name}.module.css';

export interface ${name}Props {
  title: string;
  intro?: string | undefined;
  items: string[];
}

/** Say what a reader gets from this section. */
export function ${name}({ title, intro, items }: ${name}Props) {
  return (
    <Section id="${id}" labelledBy="${id}-title">
      <SectionHead id="${id}-title" title={title} intro={intro} />
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
`,
  [`${name}.module.css`]: `@layer sections {
  .list {
    display: grid;
    gap: var(--space-4);
  }
}
`,
  [`${name}.examples.ts`]: `import type { Example } from '../../gallery/example.ts';
import type { ${name}Props } from './${name}.tsx';

export const examples: Example<${name}Props>[] = [
  { name: 'Three entries', props: { title: 'A claim', items: ['First', 'Second', 'Third'] } },
];
`,
};

mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(FILES)) writeFileSync(`${folder}/${file}`, text);
console.info(`${folder} is made. Next:
  1. describe its data in src/schemas/, with limits and a description per field
  2. put it into the list of a page in src/pages/, and its texts into content/ and, by npm run translate, content/ar/
  3. look at it: npm run dev, then http://localhost:4321/gallery`);
