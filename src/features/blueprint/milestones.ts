import { calendarOf, calendarText, calendarTime } from '@falaj/contract/calendar-lines.ts';
import { fill } from '@falaj/contract/fill.ts';
import { nextDay } from '@falaj/contract/workdays.ts';
import type { BlueprintMessages } from '../../schemas/blueprint/blueprint-messages.ts';
import type { BlueprintResult } from './blueprint.ts';
import { ANSWERS_TRACK } from './data.ts';

/** A day of the plan that gets an entry in the calendar. */
export interface Milestone {
  /** Identifier; the same for the same step of the same plan. */
  id: string;
  /** ISO 8601 date: the last day, when everything takes its longest time. */
  day: string;
  title: string;
  text: string;
}

/** The first day, the end of every step, and the last day, in the order of their days. */
export function milestonesOf(
  { plan, asset }: BlueprintResult,
  { calendar, gantt }: Pick<BlueprintMessages, 'calendar' | 'gantt'>,
): Milestone[] {
  const steps = plan.tracks.flatMap(({ id, name, steps: own }) =>
    own.map((step) => ({
      id: step.id,
      day: step.to,
      title:
        id === ANSWERS_TRACK
          ? gantt.answers
          : fill(calendar.step, { step: step.title, offer: name }),
      text: fill(calendar.range, { soonest: step.soonest, latest: step.to }),
    })),
  );
  const first = { id: 'start', day: plan.start, title: fill(calendar.start, { asset }) };
  const last = { id: 'end', day: plan.end, title: fill(calendar.end, { asset }) };
  return [
    { ...first, text: calendar.estimate },
    ...steps.sort((a, b) => a.day.localeCompare(b.day)),
    { ...last, text: fill(calendar.range, { soonest: plan.soonest, latest: plan.end }) },
  ];
}

const date = (day: string) => day.replaceAll('-', '');

/**
 * Makes an .ics file (RFC 5545) with an all-day entry for each milestone. The entries block no time (TRANSP,
 * section 3.8.2.7) and are tentative, since nothing is agreed. The file is published and asks nobody for an
 * answer (RFC 5546).
 * @param url address of the plan, named in every entry
 * @param brand name of the file's maker
 */
export function milestoneFile(
  milestones: Milestone[],
  { url, brand, note }: { url: string; brand: string; note: string },
  now = new Date(),
): string {
  const { hostname } = new URL(url);
  const entries = milestones.flatMap(({ id, day, title, text }) => [
    'BEGIN:VEVENT',
    `UID:blueprint-${id}-${date(day)}@${hostname}`,
    `DTSTAMP:${calendarTime(now)}`,
    `DTSTART;VALUE=DATE:${date(day)}`,
    `DTEND;VALUE=DATE:${date(nextDay(day))}`,
    `SUMMARY:${calendarText(title)}`,
    `DESCRIPTION:${calendarText(`${text}\n${note}\n${url}`)}`,
    `URL;VALUE=URI:${url}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return calendarOf(entries, 'PUBLISH', { name: brand, product: 'Website' });
}
