import { fieldsIn } from '@falaj/contract/fields.ts';
import { fill } from '@falaj/contract/fill.ts';
import { withCommas } from '@falaj/contract/languages.ts';
import type { BookableDay } from '@falaj/contract/office-hours.ts';
import { clockIn, dayIn, isZone, pageOf, showSame, timeFor } from '@falaj/contract/zone-clock.ts';
import { zoneGroups } from '@falaj/contract/zone-list.ts';
import type { Speaking } from '../languages.ts';
import { escapeHtml, fillMarks, paragraphs } from '../pages.ts';
import { freeDays, sessionOf } from './slots.ts';

/** What a visitor has chosen and typed so far, by the names of the fields; it is not validated. */
export type Typed = Record<string, string | undefined>;

const option = (value: string, label: string, chosen: string) =>
  `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`;

/**
 * Free times as the groups of a select list: by day in the office's time, each in both times. None is selected
 * by default.
 */
export function timeOptions({ facts }: Speaking, days: BookableDay[], zone: string, chosen = '') {
  const { hours, locale } = facts;
  const groups = days
    .map(({ starts }) => {
      const [first = new Date(0)] = starts;
      const options = starts.map((start) => {
        const own = timeFor(start, zone, hours.zone, locale);
        const { weekday, date, month } = pageOf(start, hours.zone, locale);
        const clock = `${clockIn(start, hours.zone, locale)} ${hours.zoneName}`;
        // A closed list does not show the headings of groups, so the option repeats the day.
        const time = withCommas([`${weekday} ${date} ${month}`, clock], locale);
        const label = showSame(start, zone, hours.zone)
          ? time
          : `${time} (${fill(facts.yourTime, { time: own })})`;
        return option(start.toISOString(), label, chosen);
      });
      return `<optgroup label="${escapeHtml(dayIn(first, hours.zone, locale))}">${options.join('')}</optgroup>`;
    })
    .join('');
  return `${option('', facts.desk.booking.labels.choose, chosen)}${groups}`;
}

/** Time zones as the groups of a select list, the office's first. */
function zoneOptions({ facts }: Speaking, chosen: string): string {
  return zoneGroups([...new Set([chosen, facts.hours.zone, 'UTC'])], facts.regions, facts.locale)
    .map(({ name, zones }) => {
      const options = zones.map(({ zone, city }) => option(zone, city, chosen)).join('');
      return name ? `<optgroup label="${escapeHtml(name)}">${options}</optgroup>` : options;
    })
    .join('');
}

/**
 * The page with free times and the fields to book one, for a browser without scripts.
 * @param why the reason why the chosen time could not be booked; what the visitor typed is in the fields again
 */
export async function timesPage(context: Speaking, typed: Typed, why?: string): Promise<string> {
  const { facts } = context;
  const { pages, why: reasons } = facts.desk.booking;
  const session = sessionOf(context, typed.session ?? '') ?? facts.sessions[0];
  const isUnknown = Boolean(typed.zone) && !isZone(typed.zone);
  const zone = typed.zone && !isUnknown ? typed.zone : facts.hours.zone;
  const days = await freeDays(context, 'visitor', session?.minutes ?? 30);
  const text = days.length > 0 ? pages.times.text : fill(pages.times.none, { email: facts.email });
  return fillMarks(context.times, {
    text: paragraphs(
      [...new Set([why, isUnknown && reasons.zone, text])].filter(Boolean).join('\n\n'),
    ),
    sessions: facts.sessions
      .map(({ id, title, duration }) =>
        option(id, withCommas([title, duration], facts.locale), session?.id ?? ''),
      )
      .join(''),
    zones: zoneOptions(context, zone),
    session: escapeHtml(session?.id ?? ''),
    zone: escapeHtml(zone),
    times: timeOptions(context, days, zone, typed.start),
    ...Object.fromEntries(
      fieldsIn('booking').map(({ name }) => [name, escapeHtml(typed[name] ?? '')]),
    ),
  });
}
