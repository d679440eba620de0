import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/domain/',
  title: 'Domain',
  guards: ['reseller-access'],
  permission: { group: 'st.domain', level: 'READ' },
  menu: { place: 'side', icon: 'domain', group: 'siteSettings', goKey: 'd' },
  documentation: 'domain',
  load: () => import('./index.ts'),
};
