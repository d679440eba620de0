import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/reseller-settings',
  title: 'Identity',
  guards: ['reseller-access'],
  permission: { group: 'st.identity', level: 'READ' },
  menu: { place: 'both', icon: 'identity', goKey: 'i' },
  load: () => import('./index.ts'),
};
