import type { MadeDownload } from '../../../content/output/downloads/make.ts';
import { getDownloads } from '../../../content/output/downloads.ts';
import { localeRoutes } from '../../../page-builder/routes.ts';

const TYPES = {
  PDF: 'application/pdf',
  ZIP: 'application/zip',
  ICS: 'text/calendar; charset=utf-8',
};

/** One address for every download; the version is part of the file's name. */
export async function getStaticPaths() {
  const routes = localeRoutes().map(async ({ params, props: { locale } }) =>
    (await getDownloads(locale)).map((props) => ({
      params: { ...params, file: props.file },
      props,
    })),
  );
  return (await Promise.all(routes)).flat();
}

/** The bytes whose checksum the documentation page shows. */
export const GET = ({ props: { item, bytes } }: { props: MadeDownload }) =>
  new Response(new Uint8Array(bytes), { headers: { 'Content-Type': TYPES[item.type] } });
