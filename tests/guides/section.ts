import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { replace } from '../support/edits.ts';
import type { Guide } from './guide.ts';
import { setCopy } from './set-copy.ts';

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

/**
 * The command writes an example of ordinary length; the guide also asks for one with the shortest and one
 * with the longest copy.
 */
const writeExamples = () =>
  replace(
    'src/sections/Alliances/Alliances.examples.ts',
    ["example.ts';\n", "example.ts';\nimport { longest } from '../../gallery/longest.ts';\n"],
    [
      '];',
      `  { name: 'Shortest', props: { title: 'A claim', items: ['One'] } },
  {
    name: 'Longest',
    props: {
      title: longest(90),
      intro: longest(200),
      items: [0, 1, 2, 3, 4, 5, 6, 7].map((start) => longest(80, start)),
    },
  },
];`,
    ],
  );

export const section: Guide = {
  name: 'section',
  doc: 'docs/add-a-section.md',
  code: true,
  follow() {
    execFileSync('npm', ['run', 'new:section', '--', 'Alliances']);
    writeExamples();
    writeFileSync('src/schemas/pages/alliances.ts', SCHEMA);
    replace(
      'src/schemas/pages/about.ts',
      ['import { reason,', "import { alliances } from './alliances.ts';\nimport { reason,"],
      ['  closing,\n});', '  alliances,\n  closing,\n});'],
    );
    const [team, imported] = [
      '    section(Team, team),\n',
      "import { Reasons } from '../../sections/Reasons/Reasons.tsx';\n",
    ];
    replace(
      'src/pages/[...locale]/about.astro',
      ['const { story, values, team }', 'const { story, values, team, alliances }'],
      [team, `${team}    section(Alliances, alliances),\n`],
      [
        imported,
        `import { Alliances } from '../../sections/Alliances/Alliances.tsx';\n${imported}`,
      ],
    );
    setCopy('content/pages/about.yaml', ['alliances'], 'alliances');
  },
};
