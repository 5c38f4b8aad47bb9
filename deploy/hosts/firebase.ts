import { ASSETS, CACHE, COMPRESSED, HOST_FILES, type PolicyFacts, siteHeaders } from '../policy.ts';

/**
 * `firebase.json`. The two switches redirect `/x/` and `/x.html` to `/x`; 404.html is found by name; files
 * get `max-age=3600` from Firebase itself. https://firebase.google.com/docs/hosting/full-config
 */
export function firebaseConfig(hashes: PolicyFacts): string {
  const list = (headers: Record<string, string>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const config = {
    hosting: {
      public: 'dist',
      cleanUrls: true,
      trailingSlash: false,
      ignore: [...HOST_FILES, ...COMPRESSED.map((ending) => `**/*${ending}`)],
      headers: [
        { source: '**', headers: list(siteHeaders(hashes)) },
        { regex: '^/[^.]*$', headers: list({ 'Cache-Control': CACHE.page }) },
        { source: `${ASSETS}**`, headers: list({ 'Cache-Control': CACHE.asset }) },
      ],
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
