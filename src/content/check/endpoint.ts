import type { ContentFile } from '../read/leaves.ts';
import type { ContentProblem } from './diagnostics/problem.ts';
import { dataOf } from './of-kind.ts';

const SITE = 'content/site.yaml';

/**
 * Finds endpoints without https. They are for trying a receiver during development (docs/forms.md), and must
 * not be published.
 */
export function checkEndpoint(files: ContentFile[]): ContentProblem[] {
  const endpoint = dataOf(files, 'site')?.endpoint;
  if (!endpoint || endpoint.startsWith('https:')) return [];
  const message = `${endpoint} works in npm run dev only; before a build write an address that begins with https://, or take the line away`;
  return [{ file: SITE, field: 'endpoint', message }];
}
