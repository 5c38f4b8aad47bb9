import type { ReactNode } from 'react';

export interface LinkProps {
  /** A path, an anchor, or a full address; full addresses open a new tab. */
  href: string;
  className?: string | undefined;
  /** Text for screen readers when the link opens a new tab. */
  newTabHint: string;
  /** Whether the address is a file to download and not a page to open. */
  download?: boolean | undefined;
  children: ReactNode;
}

/**
 * A link that tells screen readers when it opens a new tab (WCAG G201), and gives that tab no access to its
 * opener.
 */
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
