import type { ScreenEntry } from '../../routing/screenEntry.ts';

/** What `?dashboard=` may say; anything else is no page. */
export const signUpDashboards = { analytics: 'USAGE_STATISTICS', success: 'ONLINE_SIGNUP' } as const;

export const entry: ScreenEntry = {
  path: '/analytics-online-signup/',
  title: 'Insights',
  guards: ['admin-reseller-access'],
  permission: { group: 'ea.insights', level: 'READ' },
  validate: (search) => Object.hasOwn(signUpDashboards, search.get('dashboard') ?? ''),
  menu: {
    place: 'side',
    icon: 'insights',
    group: 'insights',
    addresses: [
      // Resellers have a page of their own for it.
      { search: 'dashboard=analytics', title: 'Usage Statistics', goKey: 'n', types: ['PLATFORM'] },
      { search: 'dashboard=success', title: 'Online sign-up', goKey: 'o' },
    ],
  },
  documentation: 'insights',
  load: () => import('./index.ts'),
};
