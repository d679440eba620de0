import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/reseller-settings',
  title: 'Identity',
  guards: ['reseller-access'],
  permission: { group: 'st.identity', level: 'READ' },
  menu: { place: 'both', icon: 'identity', group: 'siteSettings', goKey: 'i' },
  documentation: 'identity',
  load: () => import('./index.ts'),
};
