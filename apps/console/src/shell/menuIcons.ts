import {
  ChartColumn,
  ChartSpline,
  CircleQuestionMark,
  Globe,
  House,
  LayoutDashboard,
  KeyRound,
  type LucideIcon,
  ScrollText,
  ShieldCheck,
  Users,
  Route,
} from '@edge-console/ui/icon';

/** Icons of the side menu by name, because the build also reads the routes. */
export const menuIcons = {
  analytics: ChartSpline,
  apiTokens: KeyRound,
  domain: Globe,
  edgeDelivery: Route,
  help: CircleQuestionMark,
  dashboard: LayoutDashboard,
  home: House,
  insights: ChartColumn,
  audit: ScrollText,
  roles: ShieldCheck,
  users: Users,
} as const satisfies Record<string, LucideIcon>;
