import { type LucideIcon, Monitor, Moon, Sun } from '@edge-console/ui/icon';
import type { ColorMode } from '../core/preferences/colorMode.ts';

export const colorModeIcons: Record<ColorMode, LucideIcon> = { light: Sun, dark: Moon, system: Monitor };
