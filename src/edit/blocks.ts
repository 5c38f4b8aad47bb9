/** A paragraph, heading, list or table of a Markdown text. */
export interface Block {
  start: number;
  end: number;
}

/** The blocks of a Markdown text between empty lines; code is none. */
export function blocksOf(body: string): Block[] {
  const blocks: Block[] = [];
  let isCode = false;
  let isOpen = false;
  let at = 0;
  for (const line of body.split('\n')) {
    const isFence = /^\s*(```|~~~)/.test(line);
    const last = blocks.at(-1);
    if (isCode || isFence || line.trim() === '') isOpen = false;
    else if (isOpen && last) last.end = at + line.length;
    else {
      blocks.push({ start: at, end: at + line.length });
      isOpen = true;
    }
    if (isFence) isCode = !isCode;
    at += line.length + 1;
  }
  return blocks;
}
