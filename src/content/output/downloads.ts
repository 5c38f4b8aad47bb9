import type { Locale } from '@falaj/contract/locale.ts';
import { getPrintedSources } from '../read/documents.ts';
import { entriesOf, read } from '../read/reader.ts';
import { type MadeDownload, makeDownload } from './downloads/make.ts';

const made = new Map<Locale, Promise<MadeDownload[]>>();

function makeAll(locale: Locale): Promise<MadeDownload[]> {
  const documents = getPrintedSources(locale);
  const around = {
    documents,
    site: read('site', locale),
    messages: read('messages', locale),
    locale,
  };
  const sorted = entriesOf('downloads', locale).sort((a, b) => a.data.order - b.data.order);
  return Promise.all(sorted.map(({ id, data }) => makeDownload(id, data, around)));
}

/**
 * The files to download, in their order. They are made once per build, so that the page shows the checksum of
 * the very bytes that are published; `astro dev` shows changes after a restart.
 */
export function getDownloads(locale: Locale): Promise<MadeDownload[]> {
  const files = made.get(locale) ?? makeAll(locale);
  made.set(locale, files);
  return files;
}
