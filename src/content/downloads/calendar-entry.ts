import { calendarOf, meetingLines } from '../../features/calendar/calendar-lines.ts';
import type { Download } from '../../schemas/download.ts';
import type { Site } from '../../schemas/site.ts';
import { siteOrigin } from '../origin.ts';

/**
 * The entry of a download as a calendar file (RFC 5545). It asks nobody for an answer, and the same content gives the
 * same bytes: its stamp is the day of its version.
 * @param file its name, which makes its identifier
 * @throws when the download has no entry
 */
export function downloadedMeeting(
  file: string,
  { event, date }: Pick<Download, 'event' | 'date'>,
  { brand }: Pick<Site, 'brand'>,
): Uint8Array {
  if (!event) throw new Error(`${file}: there is no meeting for the calendar`);
  const { title, place, text, start, end } = event;
  const meeting = {
    uid: `${file}@${new URL(siteOrigin()).hostname}`,
    sequence: 0,
    start: new Date(start),
    end: new Date(end),
    ...{ title, place, description: text },
  };
  const lines = meetingLines(meeting, new Date(`${date}T00:00:00Z`));
  const entry = ['BEGIN:VEVENT', ...lines, 'STATUS:TENTATIVE', 'TRANSP:TRANSPARENT', 'END:VEVENT'];
  return new TextEncoder().encode(
    calendarOf(entry, 'PUBLISH', { name: brand, product: 'Website' }),
  );
}
