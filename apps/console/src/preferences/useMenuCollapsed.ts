import { keptSwitch } from './keptSwitch.ts';

/** Whether the side menu shows icons only. */
export const useMenuCollapsed = keptSwitch('menu', 'collapsed');
