import { getBlueprint } from '../../content/blueprint.ts';
import type { BlueprintContent } from '../../schemas/blueprint.ts';
import type { Section } from '../../sections/registry.ts';
import type { Context } from './context.ts';

/** The band of the tool that makes a plan from answers, with what its worked example is made of. */
export async function composeBlueprint(
  { proposal: _words, ...tool }: BlueprintContent,
  { site, locale }: Context,
): Promise<Section> {
  const file = await getBlueprint(locale);
  return { type: 'blueprint', data: { ...tool, file, locale: site.locale, brand: site.brand } };
}
