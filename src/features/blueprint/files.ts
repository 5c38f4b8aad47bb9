import { milestoneFile, milestonesOf } from './milestones.ts';
import type { TakenPlan } from './parts.ts';
import { tableFile } from './table-file.ts';

/** Kinds of file, by their endings. */
export type FileKind = 'pdf' | 'ics' | 'csv';

/** The colours of the site, as its styles have them now (styles/tokens.css). */
function inkOfPage() {
  const style = getComputedStyle(document.documentElement);
  const raw = (name: string) => style.getPropertyValue(`--raw-${name}`).trim();
  return {
    ground: raw('night'),
    light: raw('plaster'),
    text: raw('ink'),
    quiet: raw('ink-2'),
    accent: raw('water'),
    line: raw('line'),
    sand: raw('sand'),
  };
}

/**
 * Makes the PDF in a worker.
 * @throws when the worker cannot be loaded or fails
 */
function makePdf({ blueprint, ...plan }: TakenPlan): Promise<Blob> {
  const worker = new Worker(new URL('./pdf/pdf.worker.ts', import.meta.url), { type: 'module' });
  const made = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data);
    worker.onerror = reject;
  });
  worker.postMessage({ blueprint, around: { ...plan, ink: inkOfPage() } });
  return made.finally(() => worker.terminate());
}

/** A file of the plan with its name, such as `blueprint-real-estate.pdf`. */
export async function makeFile(
  kind: FileKind,
  props: TakenPlan,
): Promise<{ name: string; content: Blob }> {
  const { blueprint, words, brand, url } = props;
  const name = `${words.exports.file}-${blueprint.answers.asset}.${kind}`;
  if (kind === 'pdf') {
    return { name, content: await makePdf(props) };
  }
  if (kind === 'ics') {
    const file = milestoneFile(milestonesOf(blueprint, words), {
      url,
      brand,
      note: words.estimate,
    });
    return { name, content: new Blob([file], { type: 'text/calendar;charset=utf-8' }) };
  }
  const table = tableFile(blueprint, words, new URL(url).origin);
  return { name, content: new Blob([table], { type: 'text/csv;charset=utf-8' }) };
}
