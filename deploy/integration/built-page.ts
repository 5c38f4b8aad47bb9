import { type Edit, placeOfAttribute } from './edit-html.ts';
import { listFiles, readText } from './files.ts';
import { type CutPage, cutPage, sheetsOf } from './fragments/page-fragment.ts';
import { codeOf, type PageCode, readPage, rootOf } from './read-html.ts';
import { type PageStyles, readStyles } from './styles/read-styles.ts';

/**
 * All that the build takes from a page, which is parsed once. The tree itself is let go: those of all pages take half a
 * gigabyte.
 */
export interface BuiltPage {
  /** As it stands in its file. */
  html: string;
  /** Where an attribute of the root may be put in. Nothing before it is ever changed. */
  root: Edit;
  styles: PageStyles;
  /** The style elements that the build has put in, by their number. */
  sheets: Map<string, string>;
  cut: CutPage | undefined;
  code: PageCode;
}

function readBuilt(html: string): BuiltPage {
  const page = readPage(html);
  return {
    html,
    root: placeOfAttribute(rootOf(page)),
    styles: readStyles(page),
    sheets: sheetsOf(page),
    cut: cutPage(page),
    code: codeOf(page),
  };
}

/** The pages of a built site, by the names of their files. */
export const readBuiltPages = (dir: string): Map<string, BuiltPage> =>
  new Map(
    listFiles(dir)
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, readBuilt(readText(dir, name))]),
  );
