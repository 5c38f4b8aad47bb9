import type { Page } from '@playwright/test';

/** Selector of a piece of the channel. */
const PIECE = '.Piece-piece';

/** A straight part of the channel of a page, in CSS pixels of the page. */
interface Stretch {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Collects the visible parts of the channel: the edges of its pieces, clipped by their sections. */
const stretchesOf = (page: Page) =>
  page.evaluate((pieces) => {
    const found: Stretch[] = [];
    for (const piece of document.querySelectorAll(pieces)) {
      const box = piece.getBoundingClientRect();
      const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth, content } =
        getComputedStyle(piece, '::before');
      // On wide screens, where the bars of a process are joined, they are pieces of the channel.
      if (!box.width || !box.height || (content === 'none' && innerWidth < 960)) continue;
      let [from, to] = [0, Number.POSITIVE_INFINITY];
      for (let around = piece.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY !== 'clip') continue;
        const { top, bottom } = around.getBoundingClientRect();
        [from, to] = [Math.max(from, top + scrollY), Math.min(to, bottom + scrollY)];
      }
      const { left, right } = box;
      const [top, bottom] = [box.top + scrollY, box.bottom + scrollY];
      const [above, after, below, before] = [
        borderTopWidth,
        borderRightWidth,
        borderBottomWidth,
        borderLeftWidth,
      ].map(Number.parseFloat) as [number, number, number, number];
      const parts: Stretch[] = [];
      if (above + after + below + before === 0) parts.push({ left, top, right, bottom });
      if (above) parts.push({ left, top, right, bottom: top + above });
      if (below) parts.push({ left, top: bottom - below, right, bottom });
      if (before) parts.push({ left, top, right: left + before, bottom });
      if (after) parts.push({ left: right - after, top, right, bottom });
      for (const part of parts) {
        part.top = Math.max(part.top, from);
        part.bottom = Math.min(part.bottom, to);
        if (part.top < part.bottom) found.push(part);
      }
    }
    return found;
  }, PIECE);

const meet = (one: Stretch, other: Stretch) =>
  one.left <= other.right + 1 &&
  other.left <= one.right + 1 &&
  one.top <= other.bottom + 1 &&
  other.top <= one.bottom + 1;

/**
 * Finds the parts of the channel that water from its spring would not reach: parts behind gaps, stubs and
 * stray pieces.
 * @returns an empty list where the channel is one line; undefined where the page has none
 */
export async function dryStretches(page: Page): Promise<Stretch[] | undefined> {
  const [first, ...rest] = await stretchesOf(page);
  if (!first) return undefined;
  const wet = [first];
  let dry = rest;
  for (const at of wet) {
    wet.push(...dry.filter((part) => meet(at, part)));
    dry = dry.filter((part) => !meet(at, part));
  }
  return dry;
}
