import { getDocumentList } from '../content/output/document-list.ts';
import { read } from '../content/read/reader.ts';
import { namedPages } from '../content/read/tools.ts';
import { sha256Of } from '../features/document-check/fingerprint.ts';
import type { InitialState } from '../features/playground/chain/initial-state.ts';
import initialState from '../features/playground/initial-state.json' with { type: 'json' };
import { runExample } from '../features/playground/world/example.ts';
import { agedSources } from '../features/regulators/aged-sources.ts';
import type { DocumentCheckPage } from '../schemas/document-check/document-check.ts';
import type { PlaygroundContent } from '../schemas/playground/transfer-playground.ts';
import type { WhoRegulatesPage } from '../schemas/regulators/who-regulates.ts';
import type { Context } from './context.ts';
import { formatSize } from './format-size.ts';

const START = initialState as unknown as InitialState;

/**
 * The playground: its content, the lines of code that decide, and an example that has really been run.
 * @throws when it has no scenario
 */
export async function playgroundData(
  { title, intro, scenarios, ...content }: PlaygroundContent,
  { locale, site, messages }: Context,
) {
  const [first] = scenarios;
  if (!first) throw new Error('The playground has no scenario');
  const named = scenarios.map(({ read: paths, ...scenario }) => ({
    ...scenario,
    read: namedPages(paths, locale).map(({ href, text }) => ({ href, text })),
  }));
  return {
    ...{ title, intro, lines: START.lines, example: await runExample(START, first) },
    content: { ...content, locale: site.locale, numbers: messages.numbers, scenarios: named },
  };
}

/** The questions about an asset, and the table from which they are answered. */
export function whoRegulatesData(page: WhoRegulatesPage, { locale, site }: Context) {
  const { table: says, example, ...tool } = page.tool;
  const { sources, ...table } = read('regulators', locale);
  const today = new Date().toISOString().slice(0, 10);
  const aged = agedSources(sources, says, today, site.locale);
  return {
    questions: { ...tool, table, tableTitles: says },
    decisions: { ...says, example, table: { ...table, sources: aged } },
  };
}

/** The check of documents, why it works, and every file with its checksum. */
export async function documentCheckData(page: DocumentCheckPage, { messages }: Context) {
  const { lesson, files, ...check } = page.tool;
  const { list, publicKey } = await getDocumentList();
  const documents = list.documents.map((document) => ({
    ...document,
    size: formatSize(document.bytes, messages.language),
  }));
  const digits = async (line: string) => sha256Of(new TextEncoder().encode(line));
  const [before, after] = await Promise.all([digits(lesson.before), digits(lesson.after)]);
  const isDevelopment = list.key === 'development';
  return {
    check,
    fingerprints: { ...lesson, digits: { before, after } },
    published: { ...files, documents, keyId: publicKey.kid, isDevelopment },
  };
}
