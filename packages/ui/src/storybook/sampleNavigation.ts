/** A menu for the shell stories. */
import {
  ChartNoAxesColumn,
  ChartSpline,
  CircleQuestionMark,
  House,
  KeyRound,
  Route,
  SlidersHorizontal,
  ShieldCheck,
  Users,
} from '../icon/index.ts';
import type { NavGroup, NavItem } from '../shell/index.ts';

export const sampleItems: NavItem[] = [
  { id: 'home', label: 'Home', icon: House, href: '#home' },
  { id: 'apis', label: 'API Integrations', icon: KeyRound, href: '#apis' },
  {
    id: 'intelligence',
    label: 'Edge Intelligence',
    icon: ChartSpline,
    children: [{ id: 'parameters', label: 'Parameters', href: '#parameters' }],
  },
  { id: 'delivery', label: 'Edge Delivery', icon: Route, href: '#delivery' },
  {
    id: 'insights',
    label: 'Insights',
    icon: ChartNoAxesColumn,
    children: [
      { id: 'usage', label: 'Usage Statistics', href: '#usage' },
      { id: 'signup', label: 'Online sign-up', href: '#signup' },
    ],
  },
  {
    id: 'site',
    label: 'Site Settings',
    icon: SlidersHorizontal,
    children: [
      { id: 'identity', label: 'Identity', href: '#identity' },
      { id: 'domain', label: 'Domain', href: '#domain' },
    ],
  },
  { id: 'users', label: 'Users', icon: Users, href: '#users', isCurrent: true },
  { id: 'roles', label: 'Roles', icon: ShieldCheck, href: '#roles' },
];

export const sampleFooterItems = (onReport: () => void): NavItem[] => [
  {
    id: 'help',
    label: 'Help',
    icon: CircleQuestionMark,
    children: [
      { id: 'report', label: 'Report an issue', onAction: onReport },
      { id: 'about', label: 'About', href: '#about' },
    ],
  },
];

/** The menu with another current page. */
export function itemsAt(current: string): NavItem[] {
  const at = <Item extends NavItem>(item: Item): Item =>
    'href' in item ? { ...item, isCurrent: item.id === current } : item;
  return sampleItems.map((item) =>
    'children' in item ? ({ ...item, children: item.children.map(at) } satisfies NavGroup) : at(item),
  );
}
