import type { LucideIcon } from '../icon/index.ts';

interface NavItemBase {
  id: string;
  label: string;
  /** Omit inside a group. */
  icon?: LucideIcon;
}

export interface NavLink extends NavItemBase {
  href: string;
  isCurrent?: boolean | undefined;
  /** Opens another site in a new tab. */
  isExternal?: boolean | undefined;
}

export interface NavAction extends NavItemBase {
  onAction: () => void;
}

export interface NavGroup extends NavItemBase {
  children: readonly (NavLink | NavAction)[];
}

export type NavItem = NavLink | NavAction | NavGroup;

/** Whether the group contains the current page. */
export function hasCurrent(group: NavGroup): boolean {
  return group.children.some((child) => 'href' in child && child.isCurrent === true);
}
