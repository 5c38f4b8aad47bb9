import { getBlueprint } from '../../content/read/blueprint.ts';
import type { BlueprintContent } from '../../schemas/blueprint/blueprint.ts';
import type { Section } from '../../sections/registry.ts';
import type { Context } from './context.ts';

/** The band of the blueprint, with the data of its worked example. */
export async function composeBlueprint(
  { proposal: _words, ...tool }: BlueprintContent,
  { site, locale }: Context,
): Promise<Section> {
  const file = await getBlueprint(locale);
  return { type: 'blueprint', data: { ...tool, file, locale: site.locale, brand: site.brand } };
}
