import type { Root } from 'hast';

/** A chapter is one page of the documentation. */
export interface Chapter {
  id: string;
  title: string;
  /** Type, difficulty and the like, as one line. */
  facts: string;
  summary: string;
  /** The text, with an `id` on every heading; the first level is `h2`. */
  tree: Root;
  /** Turns an address as written in Markdown into one that works outside the site. */
  resolve(href: string): string;
}

/** What the document looks like, apart from its layout: colours as `#rrggbb`, pictures as SVG. */
export interface Look {
  colours: Record<
    | 'night'
    | 'ink'
    | 'quiet'
    | 'white'
    | 'panel'
    | 'mist'
    | 'line'
    | 'water'
    | 'deep'
    | 'lit'
    | 'foam'
    | 'clay',
    string
  >;
  /** The fonts as WOFF files: the first of each sets what needs no other weight. */
  fonts: Record<'display' | 'text', Buffer[]>;
  logo: string;
  /** The picture of the cover, which says nothing of its own. */
  cover: string;
}

/** Everything that a PDF says. */
export interface Book {
  title: string;
  description: string;
  /** As readers see it, such as `Version 2.1.0`. */
  version: string;
  /** Day of the version, ISO 8601. */
  date: string;
  /** The same day as readers write it. */
  day: string;
  brand: string;
  /** Language of the text (BCP 47). */
  lang: string;
  words: { contents: string; aboutDocument: string };
  /** Paragraphs that stand before the chapters. */
  opening: string[];
  chapters: Chapter[];
  look: Look;
}
