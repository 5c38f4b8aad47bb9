import type { Root } from 'hast';

/** A chapter, which is a page of the documentation. */
export interface Chapter {
  id: string;
  title: string;
  /** Type, difficulty and other facts, in one line. */
  facts: string;
  summary: string;
  /** The text, with an `id` on every heading; the first level is `h2`. */
  tree: Root;
  /** Turns an address in Markdown into one that works outside the site. */
  resolve(href: string): string;
}

/** The look of the document apart from its layout: colours as `#rrggbb`, pictures as SVG. */
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
  /** The fonts as WOFF files. Text from right to left is set in that for headings, which then has the weights of text, too. */
  fonts: Record<'display' | 'text', Buffer[]>;
  logo: string;
  /** The picture on the cover, which is decoration. */
  cover: string;
}

/** The contents of a PDF. */
export interface Book {
  title: string;
  description: string;
  /** The version in words, such as `Version 2.1.0`. */
  version: string;
  /** Day of the version, ISO 8601. */
  date: string;
  /** The same day in words. */
  day: string;
  brand: string;
  /** Language of the text (BCP 47), and the direction in which it is written. */
  lang: string;
  dir: 'ltr' | 'rtl';
  messages: { contents: string; aboutDocument: string };
  /** Paragraphs before the chapters. */
  introduction: string[];
  chapters: Chapter[];
  look: Look;
}
