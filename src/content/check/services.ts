import type { ContentFile } from '../read/leaves.ts';
import { didYouMean } from './diagnostics/nearest.ts';
import type { ContentProblem } from './diagnostics/problem.ts';
import { dataOf } from './of-kind.ts';

const HOME = 'content/pages/home.yaml';
const SERVICES = 'content/pages/services.yaml';

/** Checks that the services named on the home page are on the services page. */
export function checkServices(files: ContentFile[]): ContentProblem[] {
  const home = dataOf(files, 'home');
  const page = dataOf(files, 'services');
  if (!page) return [];
  const known = page.services.items.flatMap(({ id }) => id ?? []);
  return (home?.services?.items ?? []).flatMap(({ service }, index) => {
    if (known.includes(service)) return [];
    const hint = didYouMean(service, known) || `; known are ${known.join(', ')}`;
    const message = `${SERVICES} has no service with id: ${service}${hint}`;
    return [{ file: HOME, field: `services.items[${index}].service`, message }];
  });
}
