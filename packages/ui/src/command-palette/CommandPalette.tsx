import { useEffect, useState } from 'react';
import { lazyComponent, whenIdle } from '../lazy-part/index.ts';
import { useOpenCount } from '../overlay/useOpenCount.ts';
import type { CommandWindowProps } from './CommandWindow.tsx';
import type { CommandGroup, CommandSource } from './command.ts';
import type { RecentCommands } from './recent.ts';
import { useHotkey } from './useHotkey.ts';

export interface CommandPaletteProps {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called with `true` on Ctrl K or ⌘ K, and with `false` on Escape, a press on the scrim, or a selection. */
  onOpenChange: (isOpen: boolean) => void;
  /** Pages and actions the user has access to; the most used group first. */
  groups: readonly CommandGroup[];
  /** Asynchronous searches, queried while the user types. */
  sources?: readonly CommandSource[] | undefined;
  /** Store of recently used items. @default none */
  recent?: RecentCommands | undefined;
  /** Navigates to a URL of the app. @default loads the URL */
  onNavigate?: ((href: string) => void) | undefined;
  /** Accessible name and placeholder of the field. @default "Jump to…" */
  label?: string | undefined;
}

const CommandWindow = lazyComponent<CommandWindowProps>(
  async () => (await import('./CommandWindow.tsx')).CommandWindow,
);

/** Preloads the palette's code, on hover or focus of its trigger. */
export const preloadCommandPalette = CommandWindow.preload;

const load = (href: string) => window.location.assign(href);

/**
 * Finds every page and action with a few letters, opened with Ctrl K or ⌘ K. Mount it once; its window loads when the
 * page is idle.
 */
export function CommandPalette({ onNavigate = load, ...rest }: CommandPaletteProps) {
  const { isOpen, onOpenChange } = rest;
  const openings = useOpenCount(isOpen);
  useHotkey(() => onOpenChange(!isOpen));
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenIdle(() => setIsAtRest(true)), []);
  return openings > 0 || isAtRest ? <CommandWindow key={openings} {...rest} onNavigate={onNavigate} /> : null;
}
