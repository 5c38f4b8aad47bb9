import type { HtmlElement } from 'html-validate';
import { attribute, type BuiltPage } from './load.ts';

/** An address in a page or in a file. */
export interface Address {
  text: string;
  /** Whether the browser fetches it by itself. */
  isFetched: boolean;
}

const ONE = ['href', 'src', 'poster', 'action', 'component-url', 'renderer-url'];
const SEVERAL = ['srcset', 'imagesrcset'];
const FOLLOWED = ['a', 'area', 'form'];
/** Relations of link elements that fetch nothing. */
const NAMES = /^(alternate|author|license|me|next|prev|help|search)$/;

/** The addresses below an origin that stand in full in a text, such as those of a feed. */
export const addressesInText = (text: string, origin: string): Address[] =>
  [...text.matchAll(/https?:\/\/[^\s"'<>()\\&]+/g)]
    .map(([address]) => address.replace(/[.,;:]+$/, ''))
    .filter((address) => URL.parse(address)?.origin === origin)
    .map((address) => ({ text: address, isFetched: false }));

const addressesInStyle = (css: string): Address[] =>
  [...css.matchAll(/url\(\s*["']?([^"'#)][^"')]*)/g)].map(([, text = '']) => ({
    text,
    isFetched: true,
  }));

function addressesOf(element: HtmlElement): Address[] {
  const relation = (element.is('link') && attribute(element, 'rel')) || '';
  const isFetched = !FOLLOWED.includes(element.tagName) && !NAMES.test(relation);
  const one = ONE.flatMap((name) => attribute(element, name) ?? []);
  // The candidates of a set are separated by commas followed by space.
  const several = SEVERAL.flatMap((name) => attribute(element, name)?.split(/,\s+/) ?? []);
  const first = several.map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
  return [...one, ...first].map((text) => ({ text, isFetched }));
}

/** Every address in a page, but for its canonical one, which has a check of its own. */
export const addressesIn = ({ dom }: BuiltPage, origin: string): Address[] =>
  dom.querySelectorAll('*').flatMap((element: HtmlElement) => {
    if (element.is('style')) return addressesInStyle(element.textContent);
    if (element.is('meta')) return addressesInText(attribute(element, 'content') ?? '', origin);
    return attribute(element, 'rel') === 'canonical' ? [] : addressesOf(element);
  });
