export type { CommandGroup, CommandItem, CommandSource } from './command.ts';
export { CommandPalette, type CommandPaletteProps, preloadCommandPalette } from './CommandPalette.tsx';
export { CommandTrigger, type CommandTriggerProps } from './CommandTrigger.tsx';
export { type RecentCommand, type RecentCommands, storedRecentCommands } from './recent.ts';
