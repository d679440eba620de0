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

/** Icons of menu entries by name: screen entries are also read by Node, which renders no icons. */
export const placeIcons = {
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

export type PlaceIcon = keyof typeof placeIcons;
