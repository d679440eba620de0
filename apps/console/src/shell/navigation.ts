import type { NavItem } from '@edge-console/ui/shell';
import { shellMessages } from './messages.ts';
import { resolveRouteAccess } from '../router/resolveRouteAccess.ts';
import type { MenuVariant, MenuGroup } from '../router/screenRoute.ts';
import { isCurrentUrl } from '../router/findRoute.ts';
import { routes } from '../router/routes.ts';
import type { Viewer } from '../api/viewer/viewer.ts';
import { menuIcons } from './menuIcons.ts';

const groupIcons: Readonly<Record<MenuGroup, keyof typeof menuIcons>> = {
  edgeIntelligence: 'analytics',
  insights: 'insights',
  siteSettings: 'domain',
};

/** The menu group of the current page, which leads to the group's first page. */
export const groupsOf = (items: readonly NavItem[]) =>
  items.flatMap((item) =>
    'children' in item && item.children.some((child) => 'isCurrent' in child && child.isCurrent)
      ? [{ id: item.id, label: item.label, href: item.children.find((child) => 'href' in child)?.href }]
      : [],
  );

/** The menu entries of pages that the viewer can open, in route order. Others are omitted. */
export const menuEntriesFor = (viewer: Viewer) =>
  Object.entries(routes).flatMap(([id, entry]) => {
    if (entry.menu === undefined) return [];
    const { placement, icon, goKey: ownKey, group, variants } = entry.menu;
    const itself: MenuVariant = { search: '', title: entry.title, ...(ownKey !== undefined && { goKey: ownKey }) };
    return (variants ?? [itself]).flatMap(({ search, title, goKey, types }) => {
      if (types && !types.some((type) => type === viewer.entity?.type)) return [];
      if (resolveRouteAccess(entry, new URLSearchParams(search), viewer).kind !== 'show') return [];
      return {
        id: search === '' ? id : `${id} ${search}`,
        placement,
        label: title,
        href: search === '' ? entry.path : `${entry.path}?${search}`,
        iconName: icon,
        goKey,
        group,
      };
    });
  });

/** The entries of one menu. In the account menu, the user's pages come before the account's. */
export const menuFor = (viewer: Viewer, menu: 'side' | 'account' | 'help') =>
  menuEntriesFor(viewer)
    .filter(({ placement }) => placement === menu || (placement === 'both' && menu !== 'help'))
    .toSorted((one, other) =>
      menu === 'account' ? Number(one.placement === 'both') - Number(other.placement === 'both') : 0,
    );

/** The side menu for a URL. A group is at the position of its first entry. */
export function sideMenuFor(viewer: Viewer, address: { pathname: string; search: string }): NavItem[] {
  const items = new Map<string, NavItem>();
  for (const { id, label, href, iconName, group } of menuFor(viewer, 'side')) {
    const link = { id, label, href, isCurrent: isCurrentUrl(href, address) };
    const existing = group === undefined ? undefined : items.get(group);
    if (group === undefined) items.set(id, { ...link, icon: menuIcons[iconName as keyof typeof menuIcons] });
    else
      items.set(group, {
        id: group,
        label: shellMessages.groups[group],
        icon: menuIcons[groupIcons[group]],
        children: [...(existing && 'children' in existing ? existing.children : []), link],
      });
  }
  return [...items.values()];
}
