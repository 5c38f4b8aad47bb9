/** Where the site will live; set SITE_ORIGIN when building for another domain. */
export const siteOrigin = () => process.env.SITE_ORIGIN ?? 'https://falaj.example';

/**
 * Where a page stands, for readers outside the site; the home page has no slash at its end.
 * @param path path of the page on the site, such as `/about`
 */
export const fullAddress = (path: string, origin: string | URL = siteOrigin()) =>
  new URL(path, origin).href.replace(/\/$/, '');
