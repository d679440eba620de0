import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/edge-intelligence/analytics/',
  title: 'Analytics',
  guards: ['customer-access'],
  permission: { group: 'ei.analytics', level: 'READ' },
  service: 'EDGE_INTELLIGENCE',
  defaultPage: 'ANALYTICS',
  menu: { place: 'side', icon: 'analytics', group: 'edgeIntelligence', goKey: 'e' },
  documentation: 'analytics',
  load: () => import('./index.ts'),
};
