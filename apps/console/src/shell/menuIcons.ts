import {
  ChartColumn,
  ChartSpline,
  CircleQuestionMark,
  CircleUserRound,
  Globe,
  House,
  LayoutDashboard,
  Image,
  KeyRound,
  type LucideIcon,
  ScrollText,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  Users,
  Route,
} from '@edge-console/ui/icon';

/** Icons of menu entries by name, because the build also reads the routes. */
export const menuIcons = {
  analytics: ChartSpline,
  apiTokens: KeyRound,
  account: CircleUserRound,
  domain: Globe,
  edgeDelivery: Route,
  help: CircleQuestionMark,
  dashboard: LayoutDashboard,
  home: House,
  insights: ChartColumn,
  identity: Image,
  audit: ScrollText,
  parameters: SlidersHorizontal,
  roles: ShieldCheck,
  settings: Settings,
  users: Users,
} as const satisfies Record<string, LucideIcon>;

export type MenuIcon = keyof typeof menuIcons;
