import { type Edit, placeOfAttribute } from './edit-html.ts';
import { listFiles, readText } from './files.ts';
import { type CutPage, cutPage, sheetsOf } from './fragments/page-fragment.ts';
import { codeOf, type PageCode, readPage, rootOf } from './read-html.ts';
import { type PageStyles, readStyles } from './styles/read-styles.ts';

/**
 * Everything that the build takes from a page, which is parsed once. The trees are not kept, since those of all
 * pages take half a gigabyte.
 */
export interface BuiltPage {
  /** As it stands in its file. */
  html: string;
  /** Where an attribute can be added to the root element. Nothing before this place is ever changed. */
  root: Edit;
  styles: PageStyles;
  /** The style elements that the build has added, by their number. */
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

/** Reads the pages of a built site, by file name. */
export const readBuiltPages = (dir: string): Map<string, BuiltPage> =>
  new Map(
    listFiles(dir)
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, readBuilt(readText(dir, name))]),
  );
