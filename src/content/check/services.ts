import type { HomePage } from '../../schemas/pages/home-page.ts';
import type { ServicesPage } from '../../schemas/pages/services-page.ts';
import { type ContentFile, dataOf } from '../read/leaves.ts';
import type { ContentFault } from './diagnostics/fault.ts';
import { didYouMean } from './diagnostics/nearest.ts';

const HOME = 'content/pages/home.yaml';
const SERVICES = 'content/pages/services.yaml';

/** Checks that the services named on the home page are on the services page. */
export function checkServices(files: ContentFile[]): ContentFault[] {
  const home = dataOf<HomePage>(files, HOME);
  const page = dataOf<ServicesPage>(files, SERVICES);
  if (!page) return [];
  const known = page.services.items.flatMap(({ id }) => id ?? []);
  return (home?.services?.items ?? []).flatMap(({ service }, index) => {
    if (known.includes(service)) return [];
    const hint = didYouMean(service, known) || `; known are ${known.join(', ')}`;
    const message = `${SERVICES} has no service with id: ${service}${hint}`;
    return [{ file: HOME, field: `services.items[${index}].service`, message }];
  });
}
