import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/edge-delivery/',
  title: 'Edge Delivery',
  guards: ['logged'],
  permission: { group: ['ed.resources', 'ed.pathways'], level: 'READ' },
  service: 'EDGE_DELIVERY',
  menu: { place: 'side', icon: 'edgeDelivery', goKey: 's' },
  documentation: 'edge-delivery',
  load: () => import('./index.ts'),
};
