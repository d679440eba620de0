import { type LucideIcon, Monitor, Moon, Sun } from '@edge-console/ui/icon';
import type { ColorMode } from '../core/preferences/colorMode.ts';

/** The picture of each mode, in the account menu and in the palette. */
export const colorModeIcons: Record<ColorMode, LucideIcon> = { light: Sun, dark: Moon, system: Monitor };
