import { namedPages, toolCards } from '../../content/tools.ts';
import { drawDiagram } from '../../features/diagram/draw-diagram.ts';
import type { Closing } from '../../schemas/closing.ts';
import type { DiagramContent } from '../../schemas/diagram.ts';
import type { FaqContent } from '../../schemas/faq.ts';
import type { HeroContent } from '../../schemas/hero.ts';
import type { LimitsContent } from '../../schemas/limits.ts';
import type { ToolsPage } from '../../schemas/tools-page.ts';
import type { Section } from '../../sections/registry.ts';
import { composeAround } from './bands.ts';
import type { Context } from './context.ts';

/** What the page of a tool has around the tool (schemas/tool.ts). */
interface ToolPage {
  hero: HeroContent;
  how: DiagramContent;
  limits: LimitsContent;
  faq: FaqContent;
  related: string[];
  closing: Closing;
}

/**
 * The page of a tool: the tool right after the hero, then how it works, what it does not do and where to read on.
 * @param tool its band
 */
export async function composeTool(
  { how, limits, faq, related, ...page }: ToolPage,
  tool: Section,
  { site, words, locale }: Context,
): Promise<Section[]> {
  const drawings = await drawDiagram(how);
  return composeAround(page, site, [
    tool,
    { type: 'diagram', data: { ...how, ...drawings, mood: 'mist' } },
    { type: 'limits', data: limits },
    { type: 'faq', data: faq },
    {
      type: 'related',
      data: { title: words.related, items: await namedPages(related, locale) },
    },
  ]);
}

/** The index of the tools. */
export async function composeTools(page: ToolsPage, { site, locale }: Context): Promise<Section[]> {
  const items = await toolCards(locale);
  return composeAround(page, site, [
    { type: 'toolGrid', data: { ...page.tools, items } },
    { type: 'limits', data: page.promises },
  ]);
}
