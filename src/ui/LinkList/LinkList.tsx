export interface LinkListProps {
  /** Links to pages of this site or to files. */
  links: { text: string; href: string }[];
  /** Name of the list, where no heading names it. */
  label?: string | undefined;
  /** Path of the page that is shown; its link is marked (ARIA, aria-current). */
  current?: string | undefined;
  className?: string | undefined;
  linkClassName?: string | undefined;
}

/** A list of links. The caller decides how it looks. */
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
