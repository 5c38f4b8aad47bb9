/** Writes a line of the log: the event, and our own numbers and names, never a visitor's words. */
export type Log = (event: string, about?: Record<string, string | number | boolean>) => void;

/** A log that writes JSON lines to standard output, or nothing. */
export const openLog = (on: boolean): Log =>
  on
    ? (event, about) =>
        process.stdout.write(
          `${JSON.stringify({ at: new Date().toISOString(), event, ...about })}\n`,
        )
    : () => undefined;
