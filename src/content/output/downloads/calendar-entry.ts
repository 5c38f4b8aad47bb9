import { calendarOf, meetingLines } from '@falaj/contract/calendar-lines.ts';
import type { Download } from '../../../schemas/library/download.ts';
import type { Site } from '../../../schemas/site/site.ts';
import { siteOrigin } from '../../read/origin.ts';

/**
 * Makes the calendar file of a download (RFC 5545). It asks nobody for an answer. The same content gives the
 * same bytes, since its stamp is the day of the download's version.
 * @param file its name, from which its identifier is made
 * @throws when the download has no meeting
 */
export function downloadedMeeting(
  file: string,
  { event, date }: Pick<Download, 'event' | 'date'>,
  { brand, locale }: Pick<Site, 'brand' | 'locale'>,
): Uint8Array {
  if (!event) throw new Error(`${file}: there is no meeting for the calendar`);
  const { title, place, text, start, end } = event;
  const meeting = {
    uid: `${file}@${new URL(siteOrigin()).hostname}`,
    sequence: 0,
    start: new Date(start),
    end: new Date(end),
    ...{ title, place, description: text, language: locale },
  };
  const lines = meetingLines(meeting, new Date(`${date}T00:00:00Z`));
  const entry = ['BEGIN:VEVENT', ...lines, 'STATUS:TENTATIVE', 'TRANSP:TRANSPARENT', 'END:VEVENT'];
  return new TextEncoder().encode(
    calendarOf(entry, 'PUBLISH', { name: brand, product: 'Website' }),
  );
}
