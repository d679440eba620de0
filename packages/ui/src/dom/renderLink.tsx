import type { ReactElement, ReactNode } from 'react';

/** What a link among many needs to be; the app adds how following it works. */
export interface LinkAttributes {
  href: string;
  className: string;
  children: ReactNode;
  /** To be called beside the app's own handling of the press. */
  onClick?: () => void;
  'aria-current'?: 'page' | undefined;
}

/** Renders the app's own link, so that following one does not load the page anew. */
export type RenderLink = (attributes: LinkAttributes) => ReactElement;

/** The link of an app without a router. */
export const defaultLink: RenderLink = ({ children, ...attributes }) => <a {...attributes}>{children}</a>;
