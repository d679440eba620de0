import { Bell, CircleUserRound, Image, type LucideIcon, Settings, SlidersHorizontal } from '@edge-console/ui/icon';
import { menuIcons } from './menuIcons.ts';

/** Also those that only the palette and account menu show, which load later than the side menu. */
export const allMenuIcons = {
  ...menuIcons,
  account: CircleUserRound,
  alerts: Bell,
  identity: Image,
  parameters: SlidersHorizontal,
  settings: Settings,
} as const satisfies Record<string, LucideIcon>;

export type MenuIcon = keyof typeof allMenuIcons;
