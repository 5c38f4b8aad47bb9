/** Writes a line of the log: the event, and our own numbers and names, never a visitor's words. */
export type Log = (event: string, about?: Record<string, string | number | boolean>) => void;

/** What an operator is told without a log as well: something was not kept, or not done. */
const FAULTS = [
  'not kept',
  'booking request failed',
  'newsletter request failed',
  'request failed',
  'staff request failed',
  'job failed',
  'inbox opened elsewhere',
];

/**
 * Opens the log.
 * @param kind `json` writes a JSON line for each event to standard output, `off` nothing; otherwise faults alone are
 * written, to standard error
 */
export function openLog(kind?: 'json' | 'off'): Log {
  if (kind === 'off') return () => undefined;
  return (event, about) => {
    if (kind === 'json') {
      const line = { at: new Date().toISOString(), event, ...about };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    } else if (FAULTS.includes(event)) {
      const facts = Object.entries(about ?? {}).map(([name, value]) => `${name}: ${value}`);
      console.error(`The enquiry desk: ${[event, ...facts].join(', ')}`);
    }
  };
}
