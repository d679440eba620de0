import { writeDrawer } from '../../drawer/drawerAddress.ts';
import { drawerParameter, tabParameter } from '../../routing/leavesPage.ts';
import type { ScreenEntry } from '../../routing/screenEntry.ts';

/** `?resource=` and an id is the address of a resource by which others link to it: it leads to the drawer about it. */
function drawerOf(search: URLSearchParams): string | undefined {
  const id = search.get('resource');
  if (!id) return undefined;
  const wanted = new URLSearchParams(search);
  wanted.delete('resource');
  wanted.delete(tabParameter);
  wanted.set(drawerParameter, writeDrawer({ name: 'preview', id }));
  return `/edge-delivery/?${String(wanted)}`;
}

export const entry: ScreenEntry = {
  path: '/edge-delivery/',
  title: 'Edge Delivery',
  guards: ['logged'],
  permission: { group: ['ed.resources', 'ed.pathways'], level: 'READ' },
  service: 'EDGE_DELIVERY',
  aliasOf: drawerOf,
  menu: { place: 'side', icon: 'edgeDelivery', goKey: 's' },
  documentation: 'edge-delivery',
  load: () => import('./index.ts'),
};
