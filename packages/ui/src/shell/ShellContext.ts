import { createContext, useContext } from 'react';

/** `side`: next to the page, 256 px. `rail`: next to the page, icons only. `drawer`: over the page, below 1264 px. */
type NavVariant = 'side' | 'rail' | 'drawer';

export interface Shell {
  navVariant: NavVariant;
  onCollapsedChange: (isCollapsed: boolean) => void;
  isDrawerOpen: boolean;
  openDrawer: () => void;
  closeDrawer: () => void;
}

export const ShellContext = createContext<Shell | undefined>(undefined);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('SideNav and TopBar belong inside an AppShell: pass them as its nav and topBar.');
  return shell;
}
