import { fill } from '@falaj/contract/fill.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { type BlueprintResult, type RuleLine, STRUCTURE } from '../blueprint.ts';
import type { TakenPlan } from '../parts.ts';
import { dollars, holdersOf, sayAnswers, saySummary, saySums, sayVerdict } from '../say.ts';
import { drawGantt } from './gantt-pdf.ts';
import { PAPER } from './pdf-document.ts';
import { type Ink, MARGIN, PdfWriter, ROOM } from './pdf-writer.ts';

/** What a PDF needs besides the proposal. */
export interface PdfAround extends Omit<TakenPlan, 'blueprint'> {
  ink: Ink;
}

/** Writes a line of the proposal, with its rule as a link to the page it comes from. */
function writeLine(
  writer: PdfWriter,
  line: RuleLine,
  { words, url }: PdfAround,
  title = line.title,
): void {
  writer.write('H3', title);
  writer.write('P', line.text, { colour: writer.ink.text });
  writer.write('P', fill(words.rule, { rule: line.rule }), { href: new URL(line.href, url).href });
}

/** The dark head of the first page. */
function writeHead(
  writer: PdfWriter,
  blueprint: BlueprintResult,
  { words, rules, locale, brand }: PdfAround,
) {
  const { ink, pdf } = writer;
  pdf.rectangle(0, 0, PAPER.width, 168, ink.ground);
  pdf.rectangle(MARGIN, 168, ROOM, 4, ink.accent);
  pdf.text([brand], MARGIN, 44, 12, { size: 11, isBold: true, colour: ink.light });
  writer.y = 58;
  writer.write('H1', fill(words.title, { asset: blueprint.asset }), { colour: ink.light });
  writer.write('P', sayAnswers(blueprint, words, rules.labels), { colour: ink.light });
  writer.write('P', saySummary(blueprint, words, locale), { colour: ink.light });
  writer.y = 182;
}

/** Writes the comparison of registers with its calculation. */
function writeRegisters(writer: PdfWriter, blueprint: BlueprintResult, { words }: PdfAround): void {
  const { registers, language } = blueprint;
  const copy = words.registers;
  writer.write('H2', copy.title);
  writer.write('H3', sayVerdict(blueprint, words));
  if (!registers) return;
  const holders = holdersOf(blueprint);
  for (const { side, sum } of saySums(blueprint, words)) writer.write('P', `${side}: ${sum}`);
  const { crossing, paper, token } = registers;
  const differences = {
    difference: dollars(token.fixed - paper.fixed, blueprint),
    each: dollars(paper.each - token.each, blueprint),
  };
  writer.write(
    'P',
    crossing === undefined
      ? copy.never
      : fill(copy.crossing, {
          ...differences,
          crossing: formatNumber(Math.ceil(crossing), undefined, language),
          holders,
        }),
  );
}

/** Writes the papers that a step needs and what it produces. */
function writePapers(writer: PdfWriter, blueprint: BlueprintResult, around: PdfAround): void {
  const { words } = around;
  writer.write('H2', words.parts.documents);
  for (const { name, steps } of blueprint.plan.tracks)
    for (const { id, title, deliverables } of steps.filter((step) => step.title)) {
      writer.write('H3', `${name}: ${title}`);
      const brought = blueprint.documents.filter(({ step }) => step === id);
      for (const line of brought)
        writer.write('P', `${words.gantt.bring}: ${line.title}. ${line.text}`);
      writer.write('P', `${words.gantt.get}: ${deliverables.join(', ')}.`);
    }
}

/** The whole proposal as a PDF: the file is made in the browser, and nothing is sent. */
export function proposalPdf(blueprint: BlueprintResult, around: PdfAround): Blob {
  const { words, rules, locale, ink, url } = around;
  const writer = new PdfWriter(ink);
  writeHead(writer, blueprint, around);
  writer.write('P', words.estimate);
  const risk = rules.assets.find(({ id }) => id === blueprint.answers.asset)?.risk ?? 'full';
  writer.write('P', words.risk[risk]);
  writer.write('H2', words.structure);
  for (const part of STRUCTURE) {
    const line = blueprint.structure[part];
    writeLine(writer, line, around, `${words.parts[part]}: ${line.title}`);
  }
  writer.write('H2', words.gantt.title);
  drawGantt(writer, blueprint.plan, words, locale);
  for (const part of ['tracks', 'approvals', 'modules'] as const) {
    if (blueprint[part].length === 0) continue;
    writer.write('H2', words.parts[part]);
    for (const line of blueprint[part]) writeLine(writer, line, around);
  }
  writePapers(writer, blueprint, around);
  writeRegisters(writer, blueprint, around);
  for (const part of ['drivers', 'cautions'] as const) {
    writer.write('H2', words.parts[part]);
    for (const line of blueprint[part]) writeLine(writer, line, around);
  }
  const { pdf } = writer;
  const { count } = pdf;
  pdf.onEach((page) => {
    pdf.text([`${page} / ${count}`], MARGIN, PAPER.height - 30, 10, { size: 8, colour: ink.quiet });
    const short = url.length > 96 ? `${url.slice(0, 95)}…` : url;
    pdf.text([short], MARGIN + 40, PAPER.height - 30, 10, { size: 8, colour: ink.quiet });
    pdf.link(MARGIN + 40, PAPER.height - 40, ROOM - 40, 14, url);
  });
  return pdf.finish({
    title: fill(words.title, { asset: blueprint.asset }),
    lang: locale.slice(0, 2),
  });
}
