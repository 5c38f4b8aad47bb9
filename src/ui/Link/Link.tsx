import type { ReactNode } from 'react';

export interface LinkProps {
  /** A path, an anchor, or a full address; full addresses open a new tab. */
  href: string;
  className?: string | undefined;
  /** What a screen reader adds when the link opens a new tab. */
  newTabHint: string;
  /** The address is a file to keep, not a page to open. */
  download?: boolean | undefined;
  children: ReactNode;
}

/** A link that says so when it opens a new tab (WCAG G201) and hands no opener over. */
export function Link({ href, className, newTabHint, download, children }: LinkProps) {
  if (!/^https?:/.test(href)) {
    return (
      <a href={href} className={className} download={download}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visuallyHidden"> ({newTabHint})</span>
    </a>
  );
}
