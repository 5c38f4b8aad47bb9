import type { CDPSession, Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** One line of text and its place on the screen. */
interface Line {
  text: string;
  color: [number, number, number];
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Edge of the squares whose mean colours are compared, in pixels: about the stroke of a letter and its
 * counter.
 */
const AREA = 6;

/** Relative luminance of an sRGB colour (WCAG 2.2, definition of relative luminance). */
function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Every line of text inside an element, with its colour. */
const linesOf = (root: Locator) =>
  root.evaluate((element) => {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || !parent.checkVisibility() || parent.closest('.visuallyHidden'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const parts =
        getComputedStyle(parent)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      const color = parts.slice(0, 3) as [number, number, number];
      // What a block of code has scrolled out of sight is not painted, and where that begins lies a line of water
      // (src/ui/Prose/Scroll.module.css), which says that there is more.
      const { right: end = Number.POSITIVE_INFINITY } =
        parent.closest('scroll-area')?.getBoundingClientRect() ?? {};
      for (const { x, y, right, height } of range.getClientRects()) {
        const width = Math.min(right, end - 4) - x;
        if (width > 2 && height > 2) lines.push({ text, color, x, y, width, height });
      }
    }
    return lines;
  });

/** The part of the screen that holds these lines, in whole pixels. Nothing else needs to be painted. */
function around(lines: Line[]) {
  const x = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.x))));
  const y = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.y))));
  const end = Math.ceil(Math.max(...lines.map((line) => line.x + line.width)));
  const bottom = Math.ceil(Math.max(...lines.map((line) => line.y + line.height)));
  return { x, y, width: end - x, height: bottom - y };
}

type Clip = ReturnType<typeof around>;

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Takes a picture of a part of the screen. Playwright's own screenshot gives the same pixels but waits for
 * fonts and frames each time, which takes three times as long. JPEG is used because the browser needs longer
 * to write PNG; at this quality, mean colours differ by less than a tenth.
 */
async function photograph(page: Page, { x, y, width, height }: Clip): Promise<Buffer> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const [left, top] = await page.evaluate(() => [scrollX, scrollY] as const);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 100,
    clip: { x: x + left, y: y + top, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/**
 * Hides all text of some elements for a screenshot, or shows it again. With a rule for all elements, the
 * browser would compute the styles of the whole page twice.
 */
const hideText = (roots: Locator[], isHidden: boolean) =>
  Promise.all(
    roots.map((root) =>
      root.evaluate((part, hidden) => {
        for (const element of [part, ...part.querySelectorAll<HTMLElement>('*')]) {
          const { style, localName } = element as HTMLElement;
          const [property, value] =
            localName === 'svg' ? ['opacity', '0'] : ['color', 'transparent'];
          if (hidden) style.setProperty(property, value, 'important');
          else style.removeProperty(property);
        }
      }, isHidden),
    ),
  );

/**
 * Measures the contrast of each line of text in some elements with the areas of the screen behind it (WCAG
 * 1.4.3), as they are painted, including pictures, overlays and buttons. The elements have to be entirely
 * inside the viewport.
 * @returns the lines whose lowest contrast is below the wanted one, the worst first
 */
export async function faintLines(page: Page, roots: Locator[], wanted = 4.5): Promise<string[]> {
  const lines = (await Promise.all(roots.map(linesOf))).flat();
  if (lines.length === 0) return [];
  const clip = around(lines);
  await hideText(roots, true);
  const { data, info } = await sharp(await photograph(page, clip))
    .raw()
    .toBuffer({ resolveWithObject: true });
  await hideText(roots, false);
  const area = (left: number, upper: number) => {
    const sum = [0, 0, 0];
    for (let y = upper - clip.y; y < upper - clip.y + AREA; y += 1) {
      for (let x = left - clip.x; x < left - clip.x + AREA; x += 1) {
        const at = (y * info.width + x) * info.channels;
        for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0);
      }
    }
    return sum.map((part) => part / AREA ** 2);
  };
  const faint = lines.map(({ text, color, x, y, width, height }) => {
    let worst = Number.POSITIVE_INFINITY;
    for (let left = Math.ceil(x); left + AREA <= x + width; left += AREA) {
      for (let upper = Math.ceil(y); upper + AREA <= y + height; upper += AREA) {
        worst = Math.min(worst, contrast(color, area(left, upper)));
      }
    }
    return { text, worst };
  });
  return faint
    .filter(({ worst }) => worst < wanted)
    .sort((a, b) => a.worst - b.worst)
    .map(({ text, worst }) => `${worst.toFixed(2)}: ${text}`);
}
