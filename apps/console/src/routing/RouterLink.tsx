import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface RouterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** An address of the console. */
  to: string;
  /** What the other page is told. */
  state?: unknown;
}

/**
 * A link to a page of the console, without loading the console anew. The router's own brings along what fetches pages of
 * a server ahead of time: nearly 2 KB before the first paint, for nothing.
 */
export const RouterLink = forwardRef<HTMLAnchorElement, RouterLinkProps>(function RouterLink(
  { to, state, onClick, children, ...rest },
  ref,
) {
  const follow = useLinkClickHandler(to, { state });
  return (
    <a
      {...rest}
      ref={ref}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
});
