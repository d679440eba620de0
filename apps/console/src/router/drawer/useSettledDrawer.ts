import { useState } from 'react';
import { type DrawerParam, writeDrawer } from './drawerParam.ts';

/**
 * The drawer that is shown. An open one stays although the permission for it is revoked meanwhile: its input
 * must not be lost, and the server refuses to save it.
 */
export function useSettledDrawer(
  drawer: DrawerParam | null,
  mayOpen: (drawer: DrawerParam) => boolean,
): DrawerParam | null {
  const [opened, setOpened] = useState<string | null>(null);
  const address = drawer && writeDrawer(drawer);
  const shown = drawer && (address === opened || mayOpen(drawer)) ? drawer : null;
  const next = shown && address;
  if (next !== opened) setOpened(next);
  return shown;
}
