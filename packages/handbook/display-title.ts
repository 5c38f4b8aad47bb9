const PREFERENCES = '/ViewerPreferences <<';
const ENTRY = '\n    /DisplayDocTitle true';

/**
 * Makes readers show the title instead of the file name (WCAG technique PDF18), which Typst does only in files
 * that claim PDF/UA. The catalogue is the last object that Typst writes, so only the table of objects moves,
 * whose position is stated at the end of the file (ISO 32000-1, 7.5.5).
 * @throws when the file has another structure
 */
export function displayTitle(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  const at = text.lastIndexOf(PREFERENCES) + PREFERENCES.length;
  const [, start = ''] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text) ?? [];
  const catalogue = text.lastIndexOf(' 0 obj');
  if (at < catalogue || at > Number(start)) throw new Error('the catalogue is not the last object');
  const moved = `${Number(start) + ENTRY.length}`;
  const body = text.slice(0, at) + ENTRY + text.slice(at, text.lastIndexOf('startxref'));
  return Buffer.from(`${body}startxref\n${moved}\n%%EOF`, 'latin1');
}
