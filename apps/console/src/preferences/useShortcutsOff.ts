import { storedFlag } from './storedFlag.ts';

/** Whether shortcuts of a single key ("/") are off; those with Ctrl or ⌘ stay (WCAG 2.1.4). */
export const useShortcutsOff = storedFlag('shortcuts', 'off');
