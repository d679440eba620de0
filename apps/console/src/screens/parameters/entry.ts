import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/edge-intelligence/parameters',
  title: 'Parameters',
  guards: ['admin-access'],
  permission: { group: 'ei.parameters', level: 'READ' },
  service: 'EDGE_INTELLIGENCE',
  menu: { place: 'side', icon: 'parameters', group: 'edgeIntelligence', goKey: 'p' },
  documentation: 'parameters',
  load: () => import('./index.ts'),
};
