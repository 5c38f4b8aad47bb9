import type { RegulatorTable } from '../../schemas/regulators/regulators.ts';

const HEAD = `# Who regulates this: the decision table for counsel

Made from [content/regulators.yaml](../content/regulators.yaml) by \`npx node scripts/write-regulators.ts\`; a test fails where the two differ.
It is what [/tools/who-regulates-this](../content/pages/tools/who-regulates-this.yaml) asks and answers, written by engineers; no lawyer has approved it yet.
A row comes out when all answers of one of its lines were given. It names where a question belongs, and says of nothing that it is allowed.
"Text" means that the rule itself was read in the copy named, which may be older than today's. "Report" means that a publication
about it was read. The site marks a source that was not checked for twelve months.
The wider table of all statements of law on the site is [law.md](law.md).
`;

/** A cell of a Markdown table may not contain bars or line breaks. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
const grid = (head: string[], rows: string[][]) =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

/** The table as Markdown, for a lawyer to review (docs/who-regulates.md). */
export function tableText({ questions, regulators, sources, rows }: RegulatorTable): string {
  const answersOf = (when: Record<string, string[]>) =>
    Object.entries(when)
      .map(([id, options]) => `${id}: ${options.join(' or ')}`)
      .join('; ');
  const asked = questions.flatMap(({ id, text, options, when }) =>
    options.map((option, index) => [
      index === 0 ? id : '',
      index === 0 ? text + (when ? ` (asked after ${answersOf(when)})` : '') : '',
      option.id,
      option.text,
    ]),
  );
  const parts = regulators.map(({ id, name, full, reach }) => {
    const own = rows
      .filter(({ regulator }) => regulator === id)
      .map((row) => [
        `${row.id} (${row.strength})`,
        row.when.map(answersOf).join('. Or ').concat('.'),
        `${row.title}. ${row.why}`,
        `${row.instrument}: ${row.article}`,
        row.sources.join(', '),
        row.uncertain,
        row.ask,
      ]);
    const head = [
      'Row',
      'After',
      'What it says',
      'Instrument: article',
      'Sources',
      'Uncertain',
      'Ask counsel',
    ];
    return `### ${name}\n\n${full}. ${reach}.\n\n${grid(head, own)}\n`;
  });
  const listed = sources.map(({ id, title, publisher, published, read, basis }) => [
    id,
    title,
    publisher,
    published ?? 'no day in the copy',
    read,
    basis === 'text' ? 'Text' : 'Report',
  ]);
  return [
    HEAD,
    `## Questions\n\n${grid(['Id', 'Question', 'Answer', 'In words'], asked)}\n`,
    `## Rows\n\n${parts.join('\n')}`,
    `## Sources\n\n${grid(['Id', 'Title', 'Publisher', 'Day of the text', 'Checked', 'What was read'], listed)}\n`,
  ].join('\n');
}
