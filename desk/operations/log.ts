/** Writes one line of the log: what happened, and numbers and names of ours, never a word of a visitor. */
export type Log = (event: string, about?: Record<string, string | number | boolean>) => void;

/** A log of JSON lines on the standard output, or none. */
export const openLog = (on: boolean): Log =>
  on
    ? (event, about) =>
        process.stdout.write(
          `${JSON.stringify({ at: new Date().toISOString(), event, ...about })}\n`,
        )
    : () => undefined;
