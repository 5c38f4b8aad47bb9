import { fill } from '@falaj/contract/fill.ts';
import { formatTime } from '../../../lib/duration.ts';
import { formatDay } from '../../../lib/format-date.ts';
import { languageTag } from '../../../lib/language-tag.ts';
import { plural } from '../../../lib/plural.ts';
import type { BlueprintWords } from '../../../schemas/blueprint/blueprint-words.ts';
import { ANSWERS_TRACK } from '../data.ts';
import { formatSpan } from '../format-span.ts';
import { barOf, monthsOf } from '../gantt.ts';
import type { Plan, PlannedStep } from '../plan.ts';
import { MARGIN, type PdfWriter, ROOM } from './pdf-writer.ts';

/** The start of the bars and the length of the ruler, in points. */
const NAMES = 190;
const RULER = ROOM - NAMES;
const ROW = 25;
/** Height that the name of a track needs together with its first step, in points. */
const HEADED = 80;

/** A step: its name and days in words, and its bar beside them. */
function drawStep(
  writer: PdfWriter,
  step: PlannedStep,
  plan: Plan,
  title: string,
  state: string,
): void {
  const { pdf, ink } = writer;
  const { start, length, sure } = barOf(step, plan);
  const x = MARGIN + NAMES;
  const part = (percent: number) => (RULER * percent) / 100;
  const colour = step.title === '' ? ink.sand : step.isCritical ? ink.accent : ink.quiet;
  pdf.rectangle(x, writer.y + 12, RULER, 0.4, ink.line);
  pdf.rectangle(x + part(start), writer.y + 8, part(length), 8, ink.line);
  pdf.rectangle(x + part(start), writer.y + 8, Math.max(1, part((length * sure) / 100)), 8, colour);
  const look = { size: 8, colour: ink.text };
  pdf.text([step.title || title], MARGIN, writer.y + 9, 10, { ...look, isBold: true }, 'P');
  pdf.text([state], MARGIN, writer.y + 19, 10, { ...look, size: 7.5, colour: ink.quiet }, 'P');
  writer.y += ROW;
}

/** The ruler of months, over the bars of a page. */
function drawRuler(writer: PdfWriter, plan: Plan, locale: string): void {
  const tag = languageTag(locale);
  const month = new Intl.DateTimeFormat(tag, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  writer.y += 14;
  for (const { day, at } of monthsOf(plan)) {
    const x = MARGIN + NAMES + (RULER * at) / 100;
    writer.pdf.rectangle(x, writer.y - 9, 0.6, 12, writer.ink.quiet);
    const look = { size: 7.5, colour: writer.ink.quiet };
    writer.pdf.text([month.format(new Date(day))], x + 3, writer.y - 2, 9, look);
  }
}

/** Draws the bars of a plan under a ruler of months, track by track; each further page repeats the ruler. */
export function drawGantt(
  writer: PdfWriter,
  plan: Plan,
  words: BlueprintWords,
  locale: string,
): void {
  const { gantt } = words;
  writer.reserve(90);
  drawRuler(writer, plan, locale);
  for (const { id, name, steps } of plan.tracks) {
    if (writer.reserve(HEADED)) drawRuler(writer, plan, locale);
    writer.write('H3', id === ANSWERS_TRACK ? gantt.answers : name);
    for (const step of steps) {
      if (writer.reserve(ROW)) drawRuler(writer, plan, locale);
      const state = step.isCritical
        ? gantt.critical
        : plural(gantt.slack, step.slack, languageTag(locale));
      const days = formatSpan(step.from, step.to, locale);
      drawStep(
        writer,
        step,
        plan,
        id === ANSWERS_TRACK ? gantt.answers : step.title,
        `${formatTime(step.duration, languageTag(locale))} · ${days} · ${state}`,
      );
    }
  }
  const list = plan.holidays.map(({ date, name = '' }) => `${formatDay(date, locale)} ${name}`);
  writer.write(
    'P',
    list.length > 0 ? fill(gantt.holidays, { list: list.join('; ') }) : gantt.noHolidays,
  );
  if (plan.short > 0) writer.write('P', plural(gantt.short, plan.short, languageTag(locale)));
  if (plan.end > plan.knownUntil)
    writer.write('P', fill(gantt.later, { day: formatDay(plan.knownUntil, locale) }));
}
