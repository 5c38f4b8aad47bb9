import { parse } from 'yaml';
import { type Analytics, counterOf } from '../../src/lib/visit-counter.ts';

/**
 * The origins that a counter of visits needs: that of its script, and that to which it sends.
 * @param siteFile text of content/site.yaml, which the build has checked
 * @returns undefined where visits are not counted
 */
export function counterOrigins(siteFile: string): { script: string; sends: string } | undefined {
  const { analytics } = parse(siteFile) as { analytics?: Analytics };
  if (!analytics) return undefined;
  const { src, sends } = counterOf(analytics);
  return { script: new URL(src).origin, sends: new URL(sends).origin };
}
