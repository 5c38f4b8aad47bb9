import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { localeOfPath } from '@falaj/contract/locale.ts';
import type { AstroIntegration } from 'astro';
import { alternates } from '../content/read/addresses.ts';
import { type Answer, type Change, changes, save } from './changes.ts';
import { markEntry, type Place, placeOfMark } from './mark-content.ts';
import { type Text, textAt, textsBeside } from './texts.ts';

/** Tells the page that the check of all files has put a change back. */
let tellRefused: () => void;

/** What the page asks of the server. */
const ANSWERS = {
  /** The texts of some marks. */
  texts: (...ids: number[]): (Text & { id?: number })[] =>
    ids.flatMap((id) => {
      const place = placeOfMark(id);
      const found = place && textAt(place);
      return found ? { ...found, id } : [];
    }),
  /** The fields beside them. */
  beside: (...ids: number[]): Text[] => textsBeside(ids.flatMap((id) => placeOfMark(id) ?? [])),
  save: (place: Place, before: string, after: string): Answer =>
    save(place, before, after, tellRefused),
  /** The changes that still stand, and those that were put back. */
  changes: (): Change[] =>
    changes.filter((change) => change.refusal || textAt(change.place)?.said === change.after),
  /** The same page in the other languages. */
  languages: (here: string) =>
    alternates(here).filter(({ locale }) => locale !== localeOfPath(here)),
};

/** The questions of a page, with their answers. */
export type Questions = typeof ANSWERS;

/** Whether a page of this server asks, and no other page that is open in the browser (Fetch Metadata). */
const isOwn = ({ method, headers }: IncomingMessage) =>
  method === 'POST' &&
  headers['sec-fetch-site'] === 'same-origin' &&
  headers['content-type'] === 'application/json';

/** Lets texts be changed on the page: marks them, and adds "Edit" to Astro's toolbar (docs/edit-on-the-page.md). */
export const editOnPage = (): AstroIntegration => ({
  name: 'edit-on-page',
  hooks: {
    'astro:config:setup': ({ command, addDevToolbarApp }) => {
      if (command !== 'dev') return;
      Object.assign(globalThis, { markEntry });
      const entrypoint = new URL('./app/app.ts', import.meta.url);
      addDevToolbarApp({ id: 'edit', name: 'Edit', icon: 'file-search', entrypoint });
    },
    'astro:server:setup': ({ server, toolbar }) => {
      tellRefused = () => toolbar.send('edit:refused', null);
      server.middlewares.use('/@edit', async (request, response) => {
        const name = request.url?.slice(1) ?? '';
        response.statusCode = isOwn(request) && Object.hasOwn(ANSWERS, name) ? 200 : 403;
        if (response.statusCode === 403) {
          response.end();
          return;
        }
        const answer = ANSWERS[name as keyof Questions] as (...question: unknown[]) => unknown;
        response.end(JSON.stringify(answer(...JSON.parse(await text(request)))));
      });
    },
  },
});
