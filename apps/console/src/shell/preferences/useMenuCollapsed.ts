import { storedFlag } from '../../core/preferences/storedFlag.ts';

/** Whether the side menu shows icons only. */
export const useMenuCollapsed = storedFlag('menu', 'collapsed');
