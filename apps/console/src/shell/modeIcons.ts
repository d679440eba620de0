import { type LucideIcon, Monitor, Moon, Sun } from '@edge-console/ui/icon';
import type { Mode } from '../core/preferences/mode.ts';

/** The picture of each mode, in the account menu and in the palette. */
export const modeIcons: Record<Mode, LucideIcon> = { light: Sun, dark: Moon, system: Monitor };
