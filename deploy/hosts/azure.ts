import { ASSETS, CACHE, type PolicyFacts, siteHeaders } from '../policy.ts';

/**
 * `staticwebapp.config.json` of Azure Static Web Apps.
 * https://learn.microsoft.com/azure/static-web-apps/configuration
 */
export function azureConfig(hashes: PolicyFacts): string {
  const config = {
    trailingSlash: 'never',
    globalHeaders: { ...siteHeaders(hashes), 'Cache-Control': CACHE.page },
    routes: [{ route: `${ASSETS}*`, headers: { 'Cache-Control': CACHE.asset } }],
    responseOverrides: { 404: { rewrite: '/404.html' } },
    mimeTypes: {
      '.avif': 'image/avif',
      '.webmanifest': 'application/manifest+json',
      '.woff2': 'font/woff2',
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
