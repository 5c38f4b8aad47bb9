import type { HtmlElement } from 'html-validate';
import { attribute } from './load.ts';

/** A screen: its width in CSS pixels, and its device pixels per CSS pixel. */
export interface Screen {
  width: number;
  density: number;
}

const pixels = (value: string, screen: Screen): number => {
  const number = Number.parseFloat(value);
  if (value.endsWith('vw')) return (number * screen.width) / 100;
  return /r?em$/.test(value) ? number * 16 : number;
};

/** Whether a media condition about widths holds; any other condition does not. */
export function holds(media: string, screen: Screen): boolean {
  return media.split(/\s+and\s+/).every((condition) => {
    const [, feature, value = ''] =
      /\((min-width:|max-width:|width\s*[<>]=?)\s*([\d.]+\w+)\)/.exec(condition) ?? [];
    if (!feature) return false;
    const limit = pixels(value, screen);
    if (feature === 'max-width:' || feature.includes('<')) return screen.width <= limit;
    return screen.width >= limit;
  });
}

/** The width that a sizes attribute gives, in CSS pixels; an unreadable one counts as the whole screen. */
export function slotWidth(sizes: string, screen: Screen): number {
  for (const entry of sizes.split(/,(?![^(]*\))/).map((part) => part.trim())) {
    const [, media, value = ''] = /^(?:(\(.*\))\s+)?([^\s()]+|\w+\(.*\))$/.exec(entry) ?? [];
    if (media && !holds(media, screen)) continue;
    return /^[\d.]+(px|vw|r?em)$/.test(value) ? pixels(value, screen) : screen.width;
  }
  return screen.width;
}

/** The candidate of a srcset that a browser chooses: the smallest one that is sharp, or else the largest. */
export function pick(srcset: string, sizes: string, screen: Screen): string {
  const need = slotWidth(sizes, screen) * screen.density;
  const candidates = srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([url = '', size = '1x']) => {
      const number = Number.parseFloat(size);
      return { url, width: size.endsWith('w') ? number : (number * need) / screen.density };
    })
    .sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= need) ?? candidates.at(-1))?.url ?? '';
}

/** The file that an image shows on a screen: from the first source of its picture that fits, or else its own. */
export function shownBy(image: HtmlElement, screen: Screen): string {
  const sources = image.parent?.is('picture') ? image.parent.querySelectorAll('source') : [];
  const chosen =
    sources.find((source) => {
      const media = attribute(source, 'media');
      return !media || holds(media, screen);
    }) ?? image;
  const srcset = attribute(chosen, 'srcset');
  if (!srcset) return attribute(image, 'src') ?? '';
  return pick(srcset, attribute(chosen, 'sizes') ?? '100vw', screen);
}
