import { getDocumentList } from '../../content/output/document-list.ts';
import { read } from '../../content/read/reader.ts';
import { namedPages, toolCards } from '../../content/read/tools.ts';
import { drawDiagram } from '../../features/diagram/draw-diagram.ts';
import { sha256Of } from '../../features/document-check/fingerprint.ts';
import { agedSources } from '../../features/regulators/aged-sources.ts';
import type { DocumentCheckPage } from '../../schemas/document-check/document-check.ts';
import type { ClosingContent } from '../../schemas/offer/closing.ts';
import type { DiagramContent } from '../../schemas/offer/diagram.ts';
import type { FaqContent } from '../../schemas/offer/faq.ts';
import type { HeroContent } from '../../schemas/offer/hero.ts';
import type { LimitsContent } from '../../schemas/offer/limits.ts';
import type { ToolsPage } from '../../schemas/pages/tools-page.ts';
import type { WhoRegulatesPage } from '../../schemas/regulators/who-regulates.ts';
import type { Section } from '../../sections/registry.ts';
import { composeAround } from './bands.ts';
import type { Context } from './context.ts';
import { formatSize } from './format-size.ts';
import { withReliefs } from './reliefs.ts';

/** The content around the tool on its page (schemas/pages/tool.ts). */
interface ToolPage {
  hero: HeroContent;
  how: DiagramContent;
  limits: LimitsContent;
  faq: FaqContent;
  related: string[];
  closing: ClosingContent;
}

/**
 * Composes the page of a tool: the tool right after the hero, then how it works, what it does not do, and where
 * to read on.
 * @param tool the band or bands of the tool
 */
export async function composeTool(
  { how, limits, faq, related, ...page }: ToolPage,
  tool: Section | Section[],
  { site, words, locale }: Context,
): Promise<Section[]> {
  const drawings = await drawDiagram(how);
  return composeAround(page, site, [
    ...[tool].flat(),
    { type: 'diagram', data: { ...how, ...drawings, mood: 'mist' } },
    { type: 'limits', data: limits },
    { type: 'faq', data: faq },
    {
      type: 'related',
      data: {
        title: words.related,
        items: await withReliefs(await namedPages(related, locale), locale),
      },
    },
  ]);
}

/** The page of the regulators: questions, then the table from which they are answered. */
export async function composeWhoRegulates(
  page: WhoRegulatesPage,
  context: Context,
): Promise<Section[]> {
  const { table: says, example, ...tool } = page.tool;
  const { sources, ...table } = await read('regulators', context.locale);
  const today = new Date().toISOString().slice(0, 10);
  const aged = agedSources(sources, says, today, context.site.locale);
  return composeTool(
    page,
    [
      { type: 'whoRegulates', data: { ...tool, table, tableTitles: says } },
      { type: 'decisionTable', data: { ...says, example, table: { ...table, sources: aged } } },
    ],
    context,
  );
}

/** The page that checks documents: the check, why it works, and every file with its checksum. */
export async function composeDocumentCheck(
  page: DocumentCheckPage,
  context: Context,
): Promise<Section[]> {
  const { lesson, files, ...tool } = page.tool;
  const { list, publicKey } = await getDocumentList();
  const documents = list.documents.map((document) => ({
    ...document,
    size: formatSize(document.bytes, context.words.language),
  }));
  const digits = async (line: string) => sha256Of(new TextEncoder().encode(line));
  const [before, after] = await Promise.all([digits(lesson.before), digits(lesson.after)]);
  const isDevelopment = list.key === 'development';
  return composeTool(
    page,
    [
      { type: 'documentCheck', data: tool },
      { type: 'fingerprints', data: { ...lesson, digits: { before, after } } },
      {
        type: 'publishedFiles',
        data: { ...files, documents, keyId: publicKey.kid, isDevelopment },
      },
    ],
    context,
  );
}

/** The index of the tools. */
export async function composeTools(page: ToolsPage, { site, locale }: Context): Promise<Section[]> {
  const items = await toolCards(locale);
  return composeAround(page, site, [
    { type: 'toolGrid', data: { ...page.tools, items } },
    { type: 'brief', data: { ...page.promises, mood: 'plaster-2' } },
  ]);
}
