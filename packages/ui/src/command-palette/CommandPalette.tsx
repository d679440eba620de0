import { useEffect, useState } from 'react';
import { lazyComponent, whenIdle } from '../lazy-part/index.ts';
import { useOpenCount } from '../overlay/useOpenCount.ts';
import type { CommandWindowProps } from './CommandWindow.tsx';
import type { CommandGroup, CommandSource } from './command.ts';
import type { RecentCommands } from './recent.ts';
import { useHotkey } from './useHotkey.ts';

export interface CommandPaletteProps {
  /** Whether it is open; the owner holds it. */
  isOpen: boolean;
  /** Called with true by Ctrl K or ⌘ K, with false by Esc, the scrim, a choice. */
  onOpenChange: (isOpen: boolean) => void;
  /** Places and actions that are known, and that the person may use; the most wanted group first. */
  groups: readonly CommandGroup[];
  /** Things that are found elsewhere while one types. */
  sources?: readonly CommandSource[] | undefined;
  /** Store of recently used items. @default none */
  recent?: RecentCommands | undefined;
  /** Goes to an address of the app. @default loads it */
  onNavigate?: ((href: string) => void) | undefined;
  /** Its name, and what its field asks for. @default "Jump to…" */
  label?: string | undefined;
}

const CommandWindow = lazyComponent<CommandWindowProps>(
  async () => (await import('./CommandWindow.tsx')).CommandWindow,
);

/** Loads the code of the palette, when the pointer or the focus is on what opens it. */
export const preloadCommandPalette = CommandWindow.preload;

const load = (href: string) => window.location.assign(href);

/** Every place and action a few letters away, by Ctrl K or ⌘ K. Mount it once; its window is loaded when the page is idle. */
export function CommandPalette({ onNavigate = load, ...rest }: CommandPaletteProps) {
  const { isOpen, onOpenChange } = rest;
  const openings = useOpenCount(isOpen);
  useHotkey(() => onOpenChange(!isOpen));
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenIdle(() => setIsAtRest(true)), []);
  return openings > 0 || isAtRest ? <CommandWindow key={openings} {...rest} onNavigate={onNavigate} /> : null;
}
