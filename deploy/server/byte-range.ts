/** Positions of the first and the last byte of a part, both counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a Range header with one range of bytes (RFC 9110 section 14.1.2). Anything else (another unit, several
 * ranges, `9-1`) is ignored, as section 14.2 requires or allows, and the whole representation is sent.
 * @param size length of the representation in bytes
 * @returns the range; 'unsatisfiable' when it begins past the end; undefined to send everything
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  if (!from) return lastBytes(Number(to), size);
  const first = Number(from);
  if (to && Number(to) < first) return undefined;
  if (first >= size) return 'unsatisfiable';
  return { first, last: to ? Math.min(Number(to), size - 1) : size - 1 };
}

/** The range of `bytes=-500`: the last 500 bytes, or all of a shorter file. */
function lastBytes(length: number, size: number): ByteRange | 'unsatisfiable' | undefined {
  if (length === 0) return 'unsatisfiable';
  return size === 0 ? undefined : { first: Math.max(0, size - length), last: size - 1 };
}
