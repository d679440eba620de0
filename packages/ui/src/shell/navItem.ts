import type { ReactElement, ReactNode } from 'react';
import type { IconPicture } from '../icon/index.ts';

/** What a link of the shell needs to be; the app adds how following it works. */
export type LinkAttributes = {
  href: string;
  className: string;
  children: ReactNode;
  /** To be called beside the app's own handling of the press. */
  onClick?: () => void;
  'aria-current'?: 'page' | undefined;
};

/** Renders the app's own link, so that following one does not load the page anew. */
export type RenderLink = (attributes: LinkAttributes) => ReactElement;

type NavItemBase = {
  id: string;
  label: string;
  /** Left out inside a group. */
  icon?: IconPicture;
};

export type NavLink = NavItemBase & {
  href: string;
  isCurrent?: boolean;
  /** Another site, in a new tab. */
  isExternal?: boolean;
};

export type NavAction = NavItemBase & { onAction: () => void };

export type NavGroup = NavItemBase & { children: readonly (NavLink | NavAction)[] };

export type NavItem = NavLink | NavAction | NavGroup;

/** Whether the page one is at lies in the group. */
export function hasCurrent(group: NavGroup): boolean {
  return group.children.some((child) => 'href' in child && child.isCurrent === true);
}
