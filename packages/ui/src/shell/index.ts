export { AccountButton, type AccountButtonProps } from './AccountButton.tsx';
export { AppShell, type AppShellProps } from './AppShell.tsx';
export { BrandMark, type BrandMarkProps } from './BrandMark.tsx';
export type { LinkAttributes, NavAction, NavGroup, NavItem, NavLink, RenderLink } from './navItem.ts';
export { Page, type PageProps } from './Page.tsx';
export { SideNav, type SideNavProps } from './SideNav.tsx';
export { TopBar, type TopBarProps } from './TopBar.tsx';
export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from '../breadcrumbs/index.ts';
export { PageHeader, type PageHeaderProps } from '../page-header/index.ts';
