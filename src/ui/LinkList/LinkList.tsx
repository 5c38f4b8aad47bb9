export interface LinkListProps {
  /** Pages of this site and files. */
  links: { text: string; href: string }[];
  /** What the list is, where no heading says so. */
  label?: string | undefined;
  /** Path of the page that is shown: its link says so (ARIA, aria-current). */
  current?: string | undefined;
  className?: string | undefined;
  linkClassName?: string | undefined;
}

/** A list of links; how it looks is up to the place where it stands. */
export function LinkList({ links, label, current, className, linkClassName }: LinkListProps) {
  return (
    <ul className={className} aria-label={label}>
      {links.map(({ text, href }) => (
        <li key={href}>
          <a
            className={linkClassName}
            href={href}
            aria-current={href === current ? 'page' : undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
