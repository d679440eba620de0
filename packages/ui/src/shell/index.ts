export type { LinkAttributes, RenderLink } from '../dom/index.ts';
export { AccountButton, type AccountButtonProps } from './AccountButton.tsx';
export { AppShell, type AppShellProps } from './AppShell.tsx';
export { BrandMark, type BrandMarkProps } from './BrandMark.tsx';
export type { NavAction, NavGroup, NavItem, NavLink } from './navItem.ts';
export { Page, type PageProps } from './Page.tsx';
export { SideNav, type SideNavProps } from './SideNav.tsx';
export { TopBar, type TopBarProps } from './TopBar.tsx';
