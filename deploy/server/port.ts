/**
 * Reads the number of a port, as in `PORT=8080`.
 * @returns undefined when it is none
 */
export function parsePort(text: string): number | undefined {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65535 ? port : undefined;
}
