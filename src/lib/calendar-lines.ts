const encoder = new TextEncoder();

/** Ends a line, and breaks it so that no part is longer than 75 octets, and no character is broken (RFC 5545, section 3.1). */
export function foldLine(line: string): string {
  let folded = '';
  let room = 75;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (length > room) {
      folded += '\r\n ';
      // The space at its start counts.
      room = 74;
    }
    folded += character;
    room -= length;
  }
  return `${folded}\r\n`;
}

/** A value of type TEXT (RFC 5545, section 3.3.11). */
export const calendarText = (value: string) =>
  value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A value of type DATE-TIME in UTC (RFC 5545, section 3.3.5), such as 20261231T130000Z. */
export const calendarTime = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');
