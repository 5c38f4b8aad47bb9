import { localPath } from '@falaj/contract/locale.ts';
import { read } from '../../content/read/reader.ts';
import { type LocaleProps, localeRoutes } from '../../page-builder/routes.ts';

/** One file per language. */
export const getStaticPaths = () => localeRoutes();

/** The web manifest (W3C Web App Manifest); colours and names come from content/site.yaml. */
export const GET = ({ props: { locale } }: { props: LocaleProps }) => {
  const { brand, description, dir, lang, themeColor } = read('site', locale);
  const icon = (name: string, edge: number, purpose: string) => ({
    src: `/${name}.png`,
    sizes: `${edge}x${edge}`,
    type: 'image/png',
    purpose,
  });
  return Response.json({
    name: brand,
    short_name: brand,
    description,
    lang,
    dir,
    start_url: localPath('/', locale),
    display: 'browser',
    background_color: themeColor,
    theme_color: themeColor,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable', 512, 'maskable'),
    ],
  });
};
