/** What this server uses of negotiator; its published types do not know the second argument yet. */
declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http';

  export default class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    /** The best acceptable coding; among equals the one that `preferred` names first. */
    encoding(available: string[], options: { preferred: string[] }): string | undefined;
  }
}
