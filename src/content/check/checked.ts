import { type CheckedContent, checkContent } from './check.ts';

/**
 * The content as it was checked last. It is stored globally, because pages are rendered from a bundle with its
 * own copy of this module.
 */
const shared = globalThis as { checkedContent?: CheckedContent | undefined };

/**
 * All of the content, read and checked once: by the plugin before a build, and by whoever asks first elsewhere.
 * @param isToBuild whether what is allowed only in `npm run dev` counts as a problem
 */
export function checkedContent(isToBuild = false): CheckedContent {
  shared.checkedContent ??= checkContent('.', isToBuild);
  return shared.checkedContent;
}

/** Lets the content be read again, because a file has changed. */
export function forgetContent(): void {
  shared.checkedContent = undefined;
}
