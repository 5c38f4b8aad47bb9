/** The origin of the site; set SITE_ORIGIN to build for another domain. */
export const siteOrigin = () => process.env.SITE_ORIGIN ?? 'https://falaj.example';

/**
 * The full address of a page; that of the home page has no slash at its end.
 * @param path path of the page on the site, such as `/about`
 */
export const fullAddress = (path: string, origin: string | URL = siteOrigin()) =>
  new URL(path, origin).href.replace(/\/$/, '');
