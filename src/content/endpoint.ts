import type { SiteFile } from '../schemas/site.ts';
import type { ContentFault } from './faults/fault.ts';
import { type ContentFile, dataOf } from './leaves.ts';

const SITE = 'content/site.yaml';

/**
 * An endpoint without https is there to try a receiver while the site is written (docs/forms.md), and in
 * the way of everything that is published.
 */
export function checkEndpoint(files: ContentFile[]): ContentFault[] {
  const endpoint = dataOf<SiteFile>(files, SITE)?.endpoint;
  if (!endpoint || endpoint.startsWith('https:')) return [];
  const message = `${endpoint} works in npm run dev only; before a build write an address that begins with https://, or take the line away`;
  return [{ file: SITE, field: 'endpoint', message }];
}
