import type { ComponentProps, MouseEvent } from 'react';
import { go } from '../data/route.ts';

interface AProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the inbox. */
  to: string;
}

/** A link within the inbox: it changes the screen, and can be opened in a new tab. */
export function A({ to, onClick, ...rest }: AProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || event.button !== 0 || !isPlain) return;
    event.preventDefault();
    go(to);
  };
  return <a href={to} onClick={press} {...rest} />;
}
