import { getBlueprint } from '../../content/blueprint.ts';
import { DEFAULT_LOCALE } from '../../lib/locale.ts';

/** Rules and words of the blueprint; its island fetches them when a visitor begins, and not before. */
export const GET = async () => Response.json(await getBlueprint(DEFAULT_LOCALE));
