import { parse } from 'yaml';

/**
 * The origins besides our own that the forms send to: that of `endpoint`, when it is set.
 * @param siteFile text of content/site.yaml, which the build has checked
 */
export function endpointOrigins(siteFile: string): string[] {
  const { endpoint } = parse(siteFile) as { endpoint?: string };
  return endpoint ? [new URL(endpoint).origin] : [];
}
