import type { BlueprintMessages } from '../../schemas/blueprint/blueprint-messages.ts';
import type { BlueprintResult, RuleLine } from './blueprint.ts';
import { LISTS, STRUCTURE } from './blueprint.ts';
import { ANSWERS_TRACK } from './data.ts';
import { saySums, sayVerdict } from './say.ts';

/**
 * A field of a CSV file (RFC 4180, section 2). A value that a spreadsheet would read as a formula is preceded
 * by an apostrophe.
 */
const field = (value: string | number) => {
  const text = `${value}`.replace(/^(?=[=+\-@\t])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const row = (...cells: (string | number)[]) => `${cells.map(field).join(',')}\r\n`;

/**
 * The proposal as one table (RFC 4180), with a row for each line and each step and the rule behind it. It
 * begins with the byte order mark by which spreadsheets recognise UTF-8.
 * @param origin of the site, for the addresses of pages
 */
export function tableFile(
  blueprint: BlueprintResult,
  messages: BlueprintMessages,
  origin: string,
): string {
  const { parts, table, gantt, registers } = messages;
  const sum = (name: string, text = '') => row(registers.title, name, text, '', '', '', '', '', '');
  const line = (part: string, { title, text, rule, href }: RuleLine) =>
    row(part, title, text, '', '', '', '', rule, `${origin}${href}`);
  const lines = [
    ...STRUCTURE.map((part) => line(parts[part], blueprint.structure[part])),
    ...LISTS.flatMap((part) => blueprint[part].map((one) => line(parts[part], one))),
    ...blueprint.documents.map((one) => line(parts.documents, one)),
    ...blueprint.tracks.map((one) => line(parts.tracks, one)),
    sum(sayVerdict(blueprint, messages)),
    ...saySums(blueprint, messages).map((side) => sum(side.side, side.sum)),
  ];
  const steps = blueprint.plan.tracks.flatMap(({ id, name, href, rule = '', steps: own }) =>
    own.map((step) =>
      row(
        parts.plan,
        id === ANSWERS_TRACK ? gantt.answers : `${name}: ${step.title}`,
        step.deliverables.join(' / '),
        step.from,
        step.soonest,
        step.to,
        step.isCritical ? table.yes : table.no,
        rule,
        href && `${origin}${href}`,
      ),
    ),
  );
  return `\uFEFF${row(...table.columns)}${lines.join('')}${steps.join('')}`;
}
