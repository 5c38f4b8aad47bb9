import type { MadeDownload } from '../../content/downloads/make.ts';
import { getDownloads } from '../../content/downloads.ts';

const TYPES = {
  PDF: 'application/pdf',
  ZIP: 'application/zip',
  ICS: 'text/calendar; charset=utf-8',
};

/** One address for every file of content/library/downloads; its version is part of the name. */
export async function getStaticPaths() {
  const downloads = await getDownloads();
  return downloads.map((props) => ({ params: { file: props.file }, props }));
}

/** The bytes whose checksum the documentation page shows. */
export const GET = ({ props: { item, bytes } }: { props: MadeDownload }) =>
  new Response(new Uint8Array(bytes), { headers: { 'Content-Type': TYPES[item.type] } });
