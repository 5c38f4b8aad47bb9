import { ASSETS, CACHE, type PolicyFacts, siteHeaders } from '../policy.ts';

/**
 * `vercel.json`. The two switches redirect `/x/` and `/x.html` to `/x` with status 308; 404.html is found
 * by name. https://vercel.com/docs/project-configuration
 */
export function vercelConfig(hashes: PolicyFacts): string {
  const everywhere = Object.entries(siteHeaders(hashes)).map(([key, value]) => ({ key, value }));
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: everywhere },
      { source: `${ASSETS}(.*)`, headers: [{ key: 'Cache-Control', value: CACHE.asset }] },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
