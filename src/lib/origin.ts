/** Where the site will live; set SITE_ORIGIN when building for another domain. */
export const siteOrigin = () => process.env.SITE_ORIGIN ?? 'https://falaj.example';
