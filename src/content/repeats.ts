import { type ContentFault, fieldName } from './faults/fault.ts';
import { type ContentFile, leaves } from './leaves.ts';

/** Pages share no run of this many words (copy that repeats reads as filler). */
const RUN = 8;
/** Fields that are not copy, and notes that only editors read. */
const SILENT = new Set([
  'alt',
  'href',
  'name',
  'id',
  'icon',
  'status',
  'notes',
  'aliases',
  'related',
]);

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}$%'’-]+/gu) ?? [];

/** Every run of words in a text, joined by spaces. */
function runs(text: string): string[] {
  const all = words(text);
  return all.slice(RUN - 1).map((_, index) => all.slice(index, index + RUN).join(' '));
}

/**
 * Finds copy that two pages share.
 * @returns one fault for each field that repeats what another page says, naming both
 */
export function findRepeats(files: ContentFile[]): ContentFault[] {
  const owners = new Map<string, string>();
  const pages = files.filter(({ file }) => /^content\/(offers|pages|articles|legal)\//.test(file));
  return pages.flatMap(({ file, data, body = '' }) =>
    leaves({ ...(data as object), body })
      .filter(({ path }) => !path.some((part) => SILENT.has(String(part))))
      .flatMap(({ path, value }) => {
        const repeated = runs(value).find((run) => (owners.get(run) ?? file) !== file);
        for (const run of runs(value)) if (!owners.has(run)) owners.set(run, file);
        if (!repeated) return [];
        const message = `repeats ${owners.get(repeated)}: “${repeated}”`;
        return [{ file, field: fieldName(path), message }];
      }),
  );
}
