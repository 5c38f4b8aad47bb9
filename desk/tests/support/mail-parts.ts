import ICAL from 'ical.js';

/** The decoded text of the part of a mail that has a type, and that type with its parameters. */
export function partOf(mail: string, type: string): { type: string; text: string } {
  const parts = mail.split(/\r\n--\S+\r\n/).map((part) => {
    const [head = '', ...body] = part.split('\r\n\r\n');
    return { head: head.replace(/\r\n[ \t]+/g, ' '), body: body.join('\r\n\r\n') };
  });
  const found = parts.find(({ head }) => new RegExp(`^content-type: ${type}`, 'im').test(head));
  if (!found) throw new Error(`the mail has no ${type}`);
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'im').exec(found.head)?.[1]?.trim() ?? '';
  const body = found.body.split('\r\n--')[0] ?? '';
  return { type: header('content-type'), text: decode(header('content-transfer-encoding'), body) };
}

function decode(coding: string, body: string): string {
  if (coding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (coding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The calendar part of a mail, as a calendar reads it. */
export function calendarOf(mail: string) {
  const { type, text } = partOf(mail, 'text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [component] = calendar.getAllSubcomponents('vevent');
  if (!component) throw new Error('the calendar has no event');
  const event = new ICAL.Event(component);
  return {
    type,
    method: String(calendar.getFirstPropertyValue('method')),
    status: String(component.getFirstPropertyValue('status')),
    uid: event.uid,
    sequence: event.sequence,
    title: event.summary,
    description: event.description,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    organizer: event.organizer,
    attendees: event.attendees.map((one) => String(one.getFirstValue())),
    names: component.getAllProperties().map(({ name }) => name),
  };
}
