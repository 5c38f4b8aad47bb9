import { DEFAULT_LOCALE } from '../lib/locale.ts';
import { getDocuments } from './documents.ts';
import { type MadeDownload, makeDownload } from './downloads/make.ts';
import { entriesOf, read } from './reader.ts';

let made: Promise<MadeDownload[]> | undefined;

async function makeAll(): Promise<MadeDownload[]> {
  const [entries, documents, site, words] = await Promise.all([
    entriesOf('downloads', DEFAULT_LOCALE),
    getDocuments(DEFAULT_LOCALE),
    read('site', DEFAULT_LOCALE),
    read('words', DEFAULT_LOCALE),
  ]);
  const around = { documents, site, words };
  const sorted = entries.sort((a, b) => a.data.order - b.data.order);
  return Promise.all(sorted.map(({ id, data }) => makeDownload(id, data, around)));
}

/**
 * The files to take away, in their order. They are made once per build, so that the page shows the
 * checksum of the very bytes that are published; `astro dev` shows changes after a restart.
 */
export function getDownloads(): Promise<MadeDownload[]> {
  made ??= makeAll();
  return made;
}
