import { buildSite, type Target } from './build.ts';

/** How many warnings are shown; further ones mostly repeat these. */
const SHOWN = 5;

/**
 * Builds a site and reports it in a few lines: the beginning, warnings, and the end.
 * @returns whether the site was built
 */
export async function buildAndReport(target: Target): Promise<boolean> {
  const start = performance.now();
  const { title } = target;
  console.info(
    title
      ? `${title} is being built.`
      : 'Building. The first time takes up to a minute, later ones less.',
  );
  try {
    const { pages, warnings } = await buildSite(target);
    for (const warning of warnings.slice(0, SHOWN)) console.info(warning);
    if (warnings.length > SHOWN) console.info(`and ${warnings.length - SHOWN} more warnings`);
    const seconds = Math.round((performance.now() - start) / 1000);
    const made = title ? `${title} is` : `${pages} pages are`;
    console.info(`${made} in ${target.dir}/ after ${seconds} s.`);
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}
