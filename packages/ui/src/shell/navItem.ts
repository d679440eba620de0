import type { LucideIcon } from '../icon/index.ts';

interface NavItemBase {
  id: string;
  label: string;
  /** Left out inside a group. */
  icon?: LucideIcon;
}

export interface NavLink extends NavItemBase {
  href: string;
  isCurrent?: boolean | undefined;
  /** Another site, in a new tab. */
  isExternal?: boolean | undefined;
}

export interface NavAction extends NavItemBase {
  onAction: () => void;
}

export interface NavGroup extends NavItemBase {
  children: readonly (NavLink | NavAction)[];
}

export type NavItem = NavLink | NavAction | NavGroup;

/** Whether the page one is at lies in the group. */
export function hasCurrent(group: NavGroup): boolean {
  return group.children.some((child) => 'href' in child && child.isCurrent === true);
}
