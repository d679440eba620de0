import type { ScreenEntry } from '../../routing/screenEntry.ts';

/** The one that there is. */
export const resellerDashboard = 'analytics-advanced';

export const entry: ScreenEntry = {
  path: '/analytics-advanced/',
  title: 'Usage Statistics',
  guards: ['reseller-access'],
  permission: { group: 'ea.insights', level: 'READ' },
  validate: (search) => search.get('dashboard') === resellerDashboard,
  menu: {
    place: 'side',
    icon: 'insights',
    group: 'insights',
    addresses: [{ search: `dashboard=${resellerDashboard}`, title: 'Usage Statistics', goKey: 'n' }],
  },
  documentation: 'insights',
  load: () => import('./index.ts'),
};
