import { useState } from 'react';
import { type DrawerParam, writeDrawer } from './drawerParam.ts';

/** The drawer to show. An open one remains after its permission is revoked, to keep its input. */
export function useSettledDrawer(
  drawer: DrawerParam | null,
  canOpen: (drawer: DrawerParam) => boolean,
): DrawerParam | null {
  const [opened, setOpened] = useState<string | null>(null);
  const parameter = drawer && writeDrawer(drawer);
  const shown = drawer && (parameter === opened || canOpen(drawer)) ? drawer : null;
  const next = shown && parameter;
  if (next !== opened) setOpened(next);
  return shown;
}
