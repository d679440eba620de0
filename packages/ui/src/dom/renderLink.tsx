import type { ReactElement, ReactNode } from 'react';

/** Attributes of a link rendered by the application. */
export interface LinkAttributes {
  href: string;
  className: string;
  children: ReactNode;
  /** Call it in addition to the application's own click handling. */
  onClick?: () => void;
  'aria-current'?: 'page' | undefined;
}

/** Renders a router link, so that following it does not reload the page. */
export type RenderLink = (attributes: LinkAttributes) => ReactElement;

/** A plain link, for an application without a router. */
export const defaultLink: RenderLink = ({ children, ...attributes }) => <a {...attributes}>{children}</a>;
