import { type LucideIcon, Users } from '@edge-console/ui/icon';
import type { MenuPlace } from './navigation.ts';

/** The picture of each place, in the menu and in the palette. */
export const placeIcons: Record<MenuPlace['id'], LucideIcon> = { users: Users };
