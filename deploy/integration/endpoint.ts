import { parse } from 'yaml';

/**
 * The other origins to which forms send: that of `endpoint`, if it is set.
 * @param siteFile text of content/site.yaml, which the build has checked
 * @throws when the endpoint is not https, which the content check refuses before a build begins
 */
export function endpointOrigins(siteFile: string): string[] {
  const { endpoint } = parse(siteFile) as { endpoint?: string };
  if (!endpoint) return [];
  const { protocol, origin } = new URL(endpoint);
  if (protocol === 'https:') return [origin];
  throw new Error(
    `content/site.yaml: endpoint is ${endpoint}, which only works in npm run dev. Before a build, write an address that begins with https://, or take the line away.`,
  );
}
