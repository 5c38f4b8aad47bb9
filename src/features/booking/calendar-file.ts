import {
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from 'ical-generator';

/** A proposed meeting, as a calendar keeps it. */
export interface CalendarEntry {
  /** Stays the same when the file is made again, so that a calendar replaces the entry. */
  uid: string;
  start: Date;
  end: Date;
  title: string;
  description: string;
  /** How or where people meet, in words. */
  place: string;
  /** Where the meeting was proposed. */
  url: string;
  organizer: { name: string; email: string };
}

/**
 * An .ics file (RFC 5545) with one tentative meeting and a reminder 15 minutes before it. Times are
 * UTC, so that no calendar has to know a time zone. It is published, not a request (RFC 5546): it
 * asks nobody for an answer. Fetched only when somebody wants the file.
 */
export function calendarFile(entry: CalendarEntry, now = new Date()): string {
  const { uid, start, end, title, description, place, url, organizer } = entry;
  const calendar = new ICalCalendar({
    prodId: `//${organizer.name}//Website//EN`,
    method: ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: uid,
    stamp: now,
    start,
    end,
    summary: title,
    description,
    location: place,
    url,
    organizer,
    status: ICalEventStatus.TENTATIVE,
    busystatus: ICalEventBusyStatus.TENTATIVE,
  });
  event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 15 * 60, description: title });
  // The library leaves out the line end after the last line, which RFC 5545, 3.1 asks for.
  return `${calendar.toString()}\r\n`;
}
