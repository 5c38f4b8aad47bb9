/** The part of negotiator that this server uses; its published types lack the second argument. */
declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http';

  export default class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    /** The best acceptable coding; among equals the first in `preferred`. */
    encoding(available: string[], options: { preferred: string[] }): string | undefined;
  }
}
