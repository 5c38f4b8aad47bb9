import { namedPages } from '../../content/read/tools.ts';
import type { Genesis } from '../../features/playground/chain/genesis-format.ts';
import genesis from '../../features/playground/genesis.json' with { type: 'json' };
import { runExample } from '../../features/playground/world/example.ts';
import type { PlaygroundContent } from '../../schemas/playground/transfer-playground.ts';
import type { Section } from '../../sections/registry.ts';
import type { Context } from './context.ts';

const START = genesis as unknown as Genesis;

/**
 * The band of the playground: its content, the lines of code that decide, and an example that has really been
 * run.
 */
export async function composePlayground(
  { title, intro, scenarios, ...content }: PlaygroundContent,
  { locale, site }: Context,
): Promise<Section> {
  const [first] = scenarios;
  if (!first) throw new Error('The playground has no scenario');
  const named = scenarios.map(async ({ read, ...scenario }) => ({
    ...scenario,
    read: (await namedPages(read, locale)).map(({ href, text }) => ({ href, text })),
  }));
  const data = {
    ...{ title, intro, lines: START.lines, example: await runExample(START, first) },
    content: { ...content, locale: site.locale, scenarios: await Promise.all(named) },
  };
  return { type: 'transferPlayground', data };
}
